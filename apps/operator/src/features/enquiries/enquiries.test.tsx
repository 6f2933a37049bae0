// @vitest-environment happy-dom
import { attachEnquiryFile } from '@uid/contract/staff-conversations';
import {
  answerEnquiry,
  assignEnquiry,
  getEnquiry,
  listEnquiries,
} from '@uid/contract/staff-enquiries';
import type { Enquiry } from '@uid/contract/staff-enquiries';
import { listQuotes } from '@uid/contract/staff-quotes';
import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer, FakeServer } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';
import type { OpenedTestConsole } from '../../testing/open-console.tsx';

const no = 'Q260105ABCDEFGHJK';
const enquiry: Enquiry = {
  id: 'e',
  no,
  kind: 'quote',
  state: 'open',
  language: 'en',
  name: 'A reader',
  email: 'reader@example.com',
  company: 'Example Works',
  message: 'What would two hundred of these cost?',
  facts: { quantity: 200 },
  createdAt: 1,
  revision: 1,
  messages: [],
  notes: [{ at: 2, text: 'A customer of ours', person: { id: 's' } }],
  assignable: [{ id: 's-2', email: 'colleague@example.com' }],
};
const hour = 3_600_000;
const counts = { open: 1, 'in-progress': 0, answered: 0, closed: 0 };
const quotes = { draft: 0, sent: 0, accepted: 0, expired: 0, withdrawn: 0 };

function script(server: FakeServer) {
  server.on(listEnquiries, success({ enquiries: [enquiry], counts, medianResponseTime: 3 * hour }));
  server.on(getEnquiry, success(enquiry));
  server.on(listQuotes, success({ quotes: [], counts: quotes }));
}

test('what was chosen from a list is said in words', async () => {
  const app = await openTestConsole(`/enquiries/${no}`, {
    script: (server) => {
      script(server);
      const facts = { version: '4.2', severity: 'degraded' };
      server.on(getEnquiry, success({ ...enquiry, kind: 'ticket', facts }));
    },
  });
  await app.shows('ImpactPart of it does not work');
  expect(app.text()).toContain('Version4.2');
});

test('what an English sender reads and wrote is marked as English in a Chinese console', async () => {
  const app = await openTestConsole(`/enquiries/${no}`, { language: 'zh', script });
  await app.shows(enquiry.message);
  expect(app.field('答复').lang).toBe('en');
  const asked = [...app.container.querySelectorAll('p')].find(
    ({ textContent }) => textContent === enquiry.message,
  );
  expect(asked?.lang).toBe('en');
});

test('a product is named as it is published, with the way to its page', async () => {
  const app = await openTestConsole(`/enquiries/${no}`, {
    script: (server) => {
      script(server);
      const facts = { product: 'sdp', quantity: 200 };
      const product = { slug: 'sdp', name: 'Software-defined perimeter' };
      server.on(getEnquiry, success({ ...enquiry, facts, product }));
    },
  });
  await app.shows('ProductSoftware-defined perimeter');
  expect(app.container.querySelector('a[href="/en/product/sdp"]')?.textContent).toBe(
    'Software-defined perimeter',
  );
});

test('the list says how soon people are answered, and leads to an enquiry', async () => {
  const app = await openTestConsole('/enquiries?assignee=me&order=oldest', { script });
  await app.shows('Median time to a first answer, last 30 days: 3 hours');
  expect(app.server.sent.findLast(({ path }) => path === listEnquiries.path)?.body).toMatchObject({
    assignee: 'me',
    order: 'oldest',
  });
  await app.press(no);
  expect(app.address()).toBe(`/enquiries/${no}`);
  await app.shows('A customer of ours');
});

test.each([
  [
    'We need 200 security modules for charging stations. Please quote them.',
    'We need 200 security modules for charging stations. Please…',
  ],
  [
    '我们计划为一千二百台电表更换通信卡，'.repeat(4),
    `${'我们计划为一千二百台电表更换通信卡，'.repeat(4).slice(0, 60)}…`,
  ],
  ['Short.', 'Short.'],
])('of “%s” the list shows “%s”, and no half of a word', async (message, first) => {
  const app = await openTestConsole('/enquiries', {
    script: (server) =>
      server.on(listEnquiries, success({ enquiries: [{ ...enquiry, message }], counts })),
  });
  await app.shows(first);
  expect(app.container.querySelector('td [lang]')?.textContent).toBe(first);
});

test('an answer that comes after a colleague’s is refused, theirs is shown, and what was typed stays', async () => {
  const app = await openTestConsole(`/enquiries/${no}`, {
    script: (server) => {
      script(server);
      server.on(answerEnquiry, refusal('ENQUIRY_CHANGED'));
    },
  });
  await app.shows('No answer yet');
  app.fill('Answer', 'Mine');
  const theirs = {
    id: 'm',
    side: 'staff' as const,
    channel: 'mail' as const,
    at: 3,
    text: 'Theirs',
    files: [],
    leftOut: 0,
    isRead: false,
    person: { id: 's' },
  };
  const answered = { ...enquiry, state: 'answered', revision: 2, messages: [theirs] } as const;
  app.server.on(getEnquiry, success(answered));
  await app.press('Send the answer');
  await app.shows('Theirs');
  expect(app.alert()).toBeTruthy();
  expect(app.field('Answer').value).toBe('Mine');
  app.server.on(answerEnquiry, success({ no, state: 'answered', revision: 3 }));
  await app.press('Send the answer');
  const sent = app.server.sent.findLast(({ path }) => path === answerEnquiry.path);
  expect(sent?.body).toMatchObject({ revision: 2, text: 'Mine' });
  expect(app.field('Answer').value).toBe('');
});

test('an answer that the server did not confirm is mailed once, though the screen was read again meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await openTestConsole(`/enquiries/${no}`, { script });
  await app.shows('No answer yet');
  app.fill('Answer', 'Mine');
  app.server.once(answerEnquiry, new NoAnswer());
  await app.press('Send the answer');
  app.server.on(getEnquiry, success({ ...enquiry, company: 'Renamed Works', revision: 2 }));
  // The user comes back to the window after a minute.
  vi.advanceTimersByTime(60_000);
  await act(async () => void dispatchEvent(new Event('visibilitychange')));
  await app.shows('Renamed Works');
  app.server.on(answerEnquiry, success({ no, state: 'answered', revision: 2 }));
  await app.press('Send the answer');
  const sent = app.server.sent.filter(({ path }) => path === answerEnquiry.path);
  // The repeated request is the same as the first.
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ revision: 1, text: 'Mine' }),
    expect.objectContaining({ revision: 1, text: 'Mine' }),
  ]);
});

test('an answer that was not sent is there after a reload, also where a colleague has changed the enquiry', async () => {
  const first = await openTestConsole(`/enquiries/${no}`, { script });
  await first.shows('No answer yet');
  first.fill('Answer', 'Typed and not sent');
  first.close();
  const second = await openTestConsole(`/enquiries/${no}`, {
    script: (server) => {
      script(server);
      server.on(getEnquiry, success({ ...enquiry, revision: 2 }));
    },
  });
  await second.shows('No answer yet');
  expect(second.field('Answer').value).toBe('Typed and not sent');
});

test('files go with an answer: a refused one keeps them, the next answer has none', async () => {
  const app = await openTestConsole(`/enquiries/${no}`, {
    script: (server) => {
      script(server);
      server.once(answerEnquiry, refusal('ENQUIRY_CHANGED'));
      server.on(answerEnquiry, success({ no, state: 'answered', revision: 3 }));
    },
  });
  await app.shows('No answer yet');
  for (const name of ['prices.txt', 'terms.txt']) {
    const file = { id: name.slice(0, 5), name, type: 'text/plain', bytes: 7 };
    app.server.on(attachEnquiryFile, success(file));
    await choose(app, new File(['Ninety.'], name, { type: 'text/plain' }));
    await app.shows(`Leave out ${name}`);
  }
  const leaveOut = [...app.container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Leave out prices.txt',
  );
  leaveOut?.focus();
  await app.press('Leave out prices.txt');
  expect(document.activeElement?.textContent).toContain('Leave out terms.txt');
  expect(document.activeElement).not.toBe(document.body);
  app.fill('Answer', 'See the file.');
  await app.press('Send the answer');
  expect(app.alert()).toBeTruthy();
  await app.shows('Leave out terms.txt');
  await app.press('Send the answer');
  const sent = app.server.sent.findLast(({ path }) => path === answerEnquiry.path);
  expect(sent?.body).toMatchObject({ text: 'See the file.', files: ['terms'] });
  expect(app.text()).not.toContain('terms.txt');
});

test('an answer waits for a file that is on its way, and takes it along', async () => {
  const app = await openTestConsole(`/enquiries/${no}`, { script });
  await app.shows('Send the answer');
  app.fill('Answer', 'See the file.');
  const attached = Promise.withResolvers<Answer>();
  app.server.on(attachEnquiryFile, attached.promise);
  app.server.on(answerEnquiry, success({ no, state: 'answered', revision: 2 }));
  await choose(app, new File(['Ninety.'], 'terms.txt', { type: 'text/plain' }));
  await app.press('Send the answer');
  const sent = () => app.server.sent.filter(({ path }) => path === answerEnquiry.path);
  expect(sent()).toEqual([]);
  attached.resolve(success({ id: 'terms', name: 'terms.txt', type: 'text/plain', bytes: 7 }));
  await app.shows('Leave out terms.txt');
  await app.press('Send the answer');
  expect(sent().map(({ body }) => body)).toEqual([
    expect.objectContaining({ text: 'See the file.', files: ['terms'] }),
  ]);
});

test('a file that is attached while an answer is on its way goes with the next one', async () => {
  const app = await openTestConsole(`/enquiries/${no}`, { script });
  const file = (name: string) =>
    success({ id: name, name: `${name}.txt`, type: 'text/plain', bytes: 7 });
  const attach = async (name: string) => {
    app.server.on(attachEnquiryFile, file(name));
    await choose(app, new File(['Ninety.'], `${name}.txt`, { type: 'text/plain' }));
    await app.shows(`Leave out ${name}.txt`);
  };
  await app.shows('Send the answer');
  await attach('terms');
  app.fill('Answer', 'See the file.');
  let answer: (given: Answer) => void = () => undefined;
  app.server.on(answerEnquiry, new Promise<Answer>((resolve) => void (answer = resolve)));
  await app.press('Send the answer');
  await attach('prices');
  answer(success({ no, state: 'answered', revision: 2 }));
  await act(settled);
  expect(app.text()).not.toContain('terms.txt');
  await app.shows('Leave out prices.txt');
});

test('files that were attached are still there with the answer after a reload, until it is sent', async () => {
  const first = await openWithFile();
  first.close();
  const second = await openTestConsole(`/enquiries/${no}`, { script });
  await second.shows('Leave out terms.txt');
  second.server.on(answerEnquiry, success({ no, state: 'answered', revision: 2 }));
  await second.press('Send the answer');
  const sent = second.server.sent.findLast(({ path }) => path === answerEnquiry.path);
  expect(sent?.body).toMatchObject({ text: 'See the file.', files: ['terms'] });
  second.close();
  const third = await openTestConsole(`/enquiries/${no}`, { script });
  await third.shows('Send the answer');
  expect(third.text()).not.toContain('terms.txt');
});

test('files of an answer that was left while it was sent are not attached to the next one', async () => {
  const first = await openWithFile();
  const answer = Promise.withResolvers<Answer>();
  first.server.on(answerEnquiry, answer.promise);
  await first.press('Send the answer');
  await first.press('Enquiries');
  answer.resolve(success({ no, state: 'answered', revision: 2 }));
  await first.shows('The answer is on its way');
  await first.press(no);
  await first.shows('Send the answer');
  expect(first.text()).not.toContain('terms.txt');
});

/** Opens an enquiry and attaches a file to its answer. */
async function openWithFile(): Promise<OpenedTestConsole> {
  const app = await openTestConsole(`/enquiries/${no}`, { script });
  await app.shows('Send the answer');
  const file = { id: 'terms', name: 'terms.txt', type: 'text/plain', bytes: 7 } as const;
  app.server.on(attachEnquiryFile, success(file));
  await choose(app, new File(['Ninety.'], 'terms.txt', { type: 'text/plain' }));
  await app.shows('Leave out terms.txt');
  app.fill('Answer', 'See the file.');
  return app;
}

async function choose({ container }: OpenedTestConsole, file: File): Promise<void> {
  const control = container.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(control, 'files', { configurable: true, value: [file] });
  await act(async () => {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  });
}

test('it is given to a colleague by choosing them', async () => {
  const app = await openTestConsole(`/enquiries/${no}`, {
    script: (server) => {
      script(server);
      server.on(assignEnquiry, success({ no, state: 'in-progress', revision: 2 }));
    },
  });
  await app.shows('A customer of ours');
  app.fill('Handled by', 's-2');
  await app.shows('A customer of ours');
  const sent = app.server.sent.find(({ path }) => path === assignEnquiry.path);
  expect(sent?.body).toMatchObject({ no, revision: 1, assignee: 's-2' });
  await app.shows('Given to them');
  await app.press('Undo');
  const undone = app.server.sent.findLast(({ path }) => path === assignEnquiry.path);
  expect(undone?.body).toEqual({ language: 'en', no, revision: 2 });
  await app.shows('Taken back');
});

test('who may only read finds nothing to change', async () => {
  const app = await openTestConsole(`/enquiries/${no}`, { who: staffWith('auditor'), script });
  await app.shows('What would two hundred of these cost?');
  expect(app.container.querySelector('main form, article form, select')).toBeNull();
  expect(app.text()).toContain('Nobody');
  // A masked address must not be a link for mails.
  expect(app.container.querySelector('a[href^="mailto:"]')).toBeNull();
});
