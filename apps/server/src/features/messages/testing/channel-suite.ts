import { describe, expect, test } from 'vitest';

import { readConfig } from '../../../read-config.ts';
import type { ChannelModule } from '../channel-module.ts';
import { createTransports } from '../create-transports.ts';
import type { MessageTransport, OutgoingMessage } from '../message-transport.ts';

/** A stand-in for the company that takes a channel's messages; once disposed of, it can't be reached. */
export interface ChannelStage extends AsyncDisposable {
  transport: MessageTransport;
  message: OutgoingMessage;
  countReceived: () => number;
}

/** What the stand-in does with a message: accepts it, refuses it for good, or wants it later. */
export type Reception = 'takes' | 'refuses' | 'wants later';

/** Tests what every channel has to keep. */
export function channelSuite(
  { code }: ChannelModule,
  open: (reception: Reception) => Promise<ChannelStage>,
): void {
  async function failureOf({ transport, message }: ChannelStage): Promise<unknown> {
    const cause = await transport.send(message).catch((error: unknown) => error);
    expect(cause).toMatchObject({ name: 'MessageRefused' });
    // A refusal is logged, and the log must not name a recipient.
    expect(String(cause)).not.toContain(message.recipient.slice(0, 6));
    return cause;
  }

  describe(`what every channel keeps: ${code}`, () => {
    test('without settings its messages are captured', async () => {
      const transports = await createTransports(readConfig({}));
      expect(transports.get(code)?.accepted).toBe('captured');
    });

    test('a message that is taken has left', async () => {
      await using stage = await open('takes');
      await stage.transport.send(stage.message);
      expect([stage.transport.accepted, stage.countReceived()]).toEqual(['sent', 1]);
    });

    test.each([
      ['refuses', true],
      ['wants later', false],
    ] as const)(
      'after a server that %s another try is pointless: %j',
      async (reception, isPermanent) => {
        await using stage = await open(reception);
        expect(await failureOf(stage)).toMatchObject({ isPermanent });
      },
    );

    test('a server that is away is worth another try', async () => {
      const stage = await open('takes');
      await stage[Symbol.asyncDispose]();
      expect(await failureOf(stage)).toMatchObject({ isPermanent: false });
    });
  });
}
