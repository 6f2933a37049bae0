import type { Config } from '../../config.ts';
import { channelModules } from './channel-modules.ts';
import { captureTransport } from './message-transport.ts';
import type { MessageTransport } from './message-transport.ts';

/** The way out of each channel, by its code. */
export type Transports = ReadonlyMap<string, MessageTransport>;

/** A library is loaded only where it is used; a channel without settings keeps its messages. */
export async function createTransports({
  channels,
}: Pick<Config, 'channels'>): Promise<Transports> {
  const transports = new Map<string, MessageTransport>();
  for (const channel of channelModules) {
    const settings = channels.get(channel.code);
    transports.set(channel.code, settings ? await channel.create(settings) : captureTransport);
  }
  return transports;
}
