// @vitest-environment happy-dom
import { listFailedMessages } from '@uid/contract/messages';
import type { FailedMessage } from '@uid/contract/messages';
import { success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';

const failed: FailedMessage = {
  id: 'm1',
  channel: 'mail',
  recipient: 'eve@x.example',
  subject: 'Payment received',
  createdAt: 1,
  failedAt: 1,
  attempts: 1,
};

test('why a message was given up is said in words, with the code for whoever asks the company', async () => {
  const reasons = ['EENVELOPE 550', 'EENVELOPE 552', 'ETIMEDOUT', 'EAUTH 535', 'WHATEVER'];
  const app = await openTestConsole('/messages', {
    who: staffWith('support'),
    script: (server) =>
      server.on(
        listFailedMessages,
        success({
          messages: reasons.map((reason, at) => ({ ...failed, id: `m${at}`, reason })),
        }),
      ),
  });
  await app.shows('The address is wrong, or refuses mail (EENVELOPE 550)');
  expect(app.text()).toContain('The mailbox is full (EENVELOPE 552)');
  expect(app.text()).toContain('The mail server did not answer (ETIMEDOUT)');
  expect(app.text()).toContain('The mail server refused our login (EAUTH 535)');
  expect(app.text()).toContain('WHATEVER');
});
