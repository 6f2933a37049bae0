import type { Localised } from '@uid/contract/language';
import type { JobName } from '@uid/contract/job-names';
import type { z } from '@uid/contract/zod';

import type { Settings } from '../../settings.ts';
import type { MessageTransport } from './message-transport.ts';

/** A way by which messages leave: everything that the outbox needs to send them. */
export interface ChannelModule<
  Variables extends z.core.$ZodShape = z.core.$ZodShape,
  TransportSettings = unknown,
> {
  /** Names the channel in the outbox, so it never changes. */
  code: string;
  /** The heading of the channel's messages in the development mailbox, if they have no subject. */
  texts: Localised<{ name: string }>;
  /** The name of the job that sends the waiting messages. */
  job: JobName;
  /** Undefined if nothing is configured: then messages stay in the development mailbox. */
  settings: Settings<Variables, [], TransportSettings | undefined>;
  /** Loads the channel's library, which is needed only if messages leave. */
  create(settings: TransportSettings): Promise<MessageTransport>;
}

/** Returns the declaration unchanged; it only gains its types. */
export function channelModule<Variables extends z.core.$ZodShape, TransportSettings>(
  declaration: ChannelModule<Variables, TransportSettings>,
): ChannelModule<Variables, TransportSettings> {
  return declaration;
}
