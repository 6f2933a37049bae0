import type { Localised } from '@uid/contract/language';
import type { JobName } from '@uid/contract/job-names';
import type { z } from '@uid/contract/zod';

import type { Settings } from '../../settings.ts';
import type { MessageTransport } from './message-transport.ts';

/** A way messages leave: everything that the outbox needs to empty it. */
export interface ChannelModule<
  Variables extends z.core.$ZodShape = z.core.$ZodShape,
  TransportSettings = unknown,
> {
  /** Names it in the outbox: it never changes. */
  code: string;
  /** Heads its messages in the development mailbox, where they have no subject. */
  texts: Localised<{ name: string }>;
  /** The name of the job that sends what waits. */
  job: JobName;
  /** Undefined where nothing is set: then messages stay in the development mailbox. */
  settings: Settings<Variables, [], TransportSettings | undefined>;
  /** Loads its library, which is needed only where messages leave. */
  create(settings: TransportSettings): Promise<MessageTransport>;
}

/** Declares a channel; only the types are added. */
export function channelModule<Variables extends z.core.$ZodShape, TransportSettings>(
  declaration: ChannelModule<Variables, TransportSettings>,
): ChannelModule<Variables, TransportSettings> {
  return declaration;
}
