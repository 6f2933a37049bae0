import type { Config } from '../../config.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import { watchCalls } from '../../telemetry/watch-calls.ts';
import { channelModules } from './channel-modules.ts';
import { captureTransport } from './message-transport.ts';
import type { MessageTransport } from './message-transport.ts';

/** The transport of each channel, by the channel's code. */
export type Transports = ReadonlyMap<string, MessageTransport>;

/** Loads a channel's library only if the channel is configured; a channel without settings keeps its messages. */
export async function createTransports(
  { channels }: Pick<Config, 'channels'>,
  telemetry?: Telemetry,
): Promise<Transports> {
  const transports = new Map<string, MessageTransport>();
  for (const channel of channelModules) {
    const { code } = channel;
    const settings = channels.get(code);
    const watched = { role: 'message', provider: code, operations: ['send'], telemetry } as const;
    transports.set(
      code,
      settings ? watchCalls(await channel.create(settings), watched) : captureTransport,
    );
  }
  return transports;
}
