// @vitest-environment happy-dom
import { checkStatement, recordTransfer, recordTransfers } from '@uid/contract/transfers';
import type { StatementMatch } from '@uid/contract/transfers';
import { errorKinds } from '@uid/contract/errors';
import { refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { act } from 'react';
import { expect, test } from 'vitest';

import { openTestConsole } from '../../testing/open-console.tsx';
import type { OpenedTestConsole } from '../../testing/open-console.tsx';

const day = { receivedOn: '2026-01-06' };
const matched: StatementMatch = {
  ...day,
  line: 2,
  outcome: 'matched',
  number: 'BANK-0001',
  no: '260105ABCDEFGHJKMNPQ',
  amountFen: 8_000,
  totalFen: 8_000,
};
const differs: StatementMatch = {
  ...matched,
  line: 3,
  outcome: 'amount-differs',
  number: 'BANK-0002',
  amountFen: 7_999,
};
const transfer = { reference: matched.no, number: 'BANK-0001', amountFen: 8_000, ...day };

async function choose(
  app: OpenedTestConsole,
  name: string,
  lines = ['number,date,amount,reference'],
): Promise<void> {
  const input = app.field('CSV file');
  const files = new DataTransfer();
  files.items.add(new File(lines, name, { type: 'text/csv' }));
  await act(async () => {
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  });
}

test('of a checked file the lines that match alone are recorded, and it is checked again', async () => {
  const app = await openTestConsole('/statement', {
    script: (server) => {
      server.on(checkStatement, success({ lines: [matched, differs] }));
      server.on(recordTransfers, success({ recorded: 1 }));
    },
  });
  await choose(app, 'bank.csv');
  await app.press('Check');
  await app.shows('Amount differs');
  const recorded: StatementMatch = { ...matched, outcome: 'recorded' };
  app.server.on(checkStatement, success({ lines: [recorded, differs] }));
  await app.press('Record the one that matches');
  const sent = app.server.sent.filter(({ path }) => path === recordTransfers.path);
  expect(sent.map(({ body }) => body)).toEqual([{ language: 'en', transfers: [transfer] }]);
  await app.shows('Recorded');
  expect(app.text()).not.toContain('Record the one that matches');
});

test('where what was recorded can’t be read again, why is said, and nothing is left to be recorded', async () => {
  const app = await openTestConsole('/statement', {
    script: (server) => {
      server.on(checkStatement, success({ lines: [matched] }));
      server.on(recordTransfers, success({ recorded: 1 }));
    },
  });
  await choose(app, 'bank.csv');
  await app.press('Check');
  await app.shows('Record the one that matches');
  app.server.on(checkStatement, refusal('BUSY'));
  await app.press('Record the one that matches');
  await app.shows(errorKinds.BUSY.text.zh);
  expect(app.text()).not.toContain('Record the one that matches');
});

test('a file that is chosen instead of another leaves nothing of the first to be recorded', async () => {
  const app = await openTestConsole('/statement', {
    script: (server) => server.on(checkStatement, success({ lines: [matched] })),
  });
  await choose(app, 'bank.csv');
  await app.press('Check');
  await app.shows('Record the one that matches');
  await choose(app, 'another.csv');
  expect(app.text()).not.toContain('Record the one that matches');
  expect(app.text()).not.toContain('BANK-0001');
});

test('what is found in a file while another one is chosen is not offered as the other’s', async () => {
  let answer: (given: Answer) => void = () => undefined;
  const app = await openTestConsole('/statement', {
    script: (server) =>
      server.on(checkStatement, new Promise<Answer>((resolve) => void (answer = resolve))),
  });
  await choose(app, 'bank.csv');
  await app.press('Check');
  await choose(app, 'another.csv');
  answer(success({ lines: [matched] }));
  await act(settled);
  expect(app.text()).not.toContain('BANK-0001');
  expect(app.text()).not.toContain('Record the one that matches');
  app.server.on(checkStatement, success({ lines: [{ ...matched, number: 'BANK-0009' }] }));
  await app.press('Check');
  await app.shows('BANK-0009');
});

test('whoever records an amount that the order does not cost is told that it is to be checked', async () => {
  const app = await openTestConsole('/transfers', {
    script: (server) =>
      server.on(recordTransfer, success({ no: matched.no!, state: 'review', outcome: 'review' })),
  });
  app.fill('Order number', matched.no!);
  app.fill('Amount received', '79.99');
  app.fill('Bank’s transaction number', 'BANK-0002');
  app.fill('Received on', day.receivedOn);
  await app.press('Record the transfer');
  await app.shows(`but does not fit order ${matched.no}: decide it under “Settle a review”`);
  expect(app.field('Amount received').value).toBe('');
});

test('whoever records money for an order that is paid is told that it goes back', async () => {
  const outcome = { no: matched.no!, state: 'paid', outcome: 'goes-back' } as const;
  const app = await openTestConsole('/transfers', {
    script: (server) => server.on(recordTransfer, success(outcome)),
  });
  app.fill('Order number', matched.no!);
  app.fill('Amount received', '80');
  app.fill('Bank’s transaction number', 'BANK-0003');
  app.fill('Received on', day.receivedOn);
  await app.press('Record the transfer');
  await app.shows(`order ${matched.no} needs no more money: pay it back, under “Repayments”`);
  expect(app.text()).not.toContain(`The transfer of order ${matched.no} is recorded`);
});

test('an empty file is called empty', async () => {
  const app = await openTestConsole('/statement');
  await choose(app, 'bank.csv', []);
  await app.press('Check');
  expect(app.errorOf('CSV file')).toContain('empty');
  expect(app.server.sent.map(({ path }) => path)).not.toContain(checkStatement.path);
});
