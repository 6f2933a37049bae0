// @vitest-environment happy-dom
import { ClientError } from '@uid/contract/client-errors';
import * as contract from '@uid/contract/conversations';
import type { Thread } from '@uid/contract/conversations';
import type { Endpoint } from '@uid/contract/endpoint';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { press, showPage } from '../orders/testing/show-page.tsx';
import { Conversation } from './conversation.tsx';

const no = '260105WBWAW74151DQD3';
const asked: { path: string; input: unknown }[] = [];
let answers: Record<string, () => unknown>;

vi.mock(import('../../request/shell-request.ts'), () => ({
  request: (async ({ path }: Endpoint, input: unknown) => {
    asked.push({ path, input });
    return answers[path]?.() ?? {};
  }) as never,
  download: (async () => undefined) as never,
}));

const thread: Thread = {
  canWrite: true,
  service: {
    isOpen: false,
    until: Date.UTC(2026, 0, 5, 1),
    answerHours: 9,
    answeredBy: Date.UTC(2026, 0, 5, 10),
  },
  messages: [
    {
      id: 'm-1',
      side: 'staff',
      channel: 'site',
      at: 1,
      text: 'Which colour?',
      files: [{ id: 'f', name: 'colours.pdf', type: 'application/pdf', bytes: 9 }],
      leftOut: 0,
      isRead: false,
    },
    {
      id: 'm-2',
      side: 'customer',
      channel: 'mail',
      at: 2,
      text: 'Blue.',
      files: [],
      leftOut: 1,
      isRead: true,
    },
  ],
};

beforeEach(() => {
  asked.length = 0;
  sessionStorage.clear();
  document.title = 'Order · Harbour Keys';
  answers = { [contract.getThread.path]: () => thread };
});

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

/** Chooses files and waits until each of them has been handled. */
async function attach(page: HTMLElement, files: File[]): Promise<void> {
  const input = page.querySelector<HTMLInputElement>('[type=file]')!;
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle();
}

const attached = (page: HTMLElement) =>
  [...page.querySelectorAll('form li > span')].map(({ textContent }) => textContent);
const textFile = (name: string, bytes = 3) => new File(['x'.repeat(bytes)], name);

async function open(): Promise<HTMLElement> {
  const page = showPage(<Conversation no={no} />, `/en/order?no=${no}`);
  await settle();
  return page;
}

function type(page: HTMLElement, text: string): void {
  const area = page.querySelector('textarea');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const send = (page: HTMLElement) => press(page.querySelector('button[type=submit]'));
const sent = () => asked.filter(({ path }) => path === contract.sendMessage.path);

test('shows who wrote what, its files, how it came, and when somebody answers', async () => {
  const page = await open();
  const [theirs, own] = [...page.querySelectorAll('ol > li')].map((each) => each.textContent);
  expect(theirs).toMatch(/Harbour Keys.*Which colour\?colours\.pdf/);
  expect(own).toMatch(/You.*by email · SeenBlue\.Another file was not taken/);
  expect(page.textContent).toMatch(/We are closed now and back on .* within 9 working hours/);
});

test('says that what staff wrote has been seen, once', async () => {
  const [theirs, own] = thread.messages;
  const messages = [theirs!, { ...own!, isRead: false }];
  // The server sends a new object each time.
  answers[contract.getThread.path] = () => structuredClone({ ...thread, messages });
  const page = await open();
  type(page, 'Any news?');
  send(page);
  await settle();
  expect(asked.filter(({ path }) => path === contract.getThread.path)).toHaveLength(2);
  const read = asked.filter(({ path }) => path === contract.markThreadRead.path);
  expect(read).toMatchObject([{ input: { no, id: 'm-1' } }]);
});

test('nothing written yet invites to write; an erased order takes nothing more', async () => {
  answers[contract.getThread.path] = () => ({ messages: [], canWrite: false });
  const page = await open();
  expect(page.textContent).toContain('Nothing has been written yet');
  expect(page.textContent).toContain('nothing more can be written');
  expect(page.querySelector('form')).toBeNull();
});

test('an empty message is not sent, and says what is missing', async () => {
  const page = await open();
  send(page);
  await settle();
  expect(sent()).toEqual([]);
  expect(page.textContent).toContain('Please write your message first');
  expect(document.activeElement).toBe(page.querySelector('textarea'));
});

test('a message that was refused keeps its words, over a reload too', async () => {
  answers[contract.sendMessage.path] = () => {
    throw new ClientError('business', 'Too many of them.');
  };
  const page = await open();
  type(page, 'Any news?');
  send(page);
  await settle();
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Too many of them.');
  const again = await open();
  expect(again.querySelector('textarea')?.value).toBe('Any news?');
});

test('a message that was sent is read anew, and leaves an empty form', async () => {
  const page = await open();
  type(page, 'Any news?');
  answers[contract.sendMessage.path] = () => ({ id: 'm-3' });
  send(page);
  await settle();
  expect(sent()).toMatchObject([{ input: { no, text: 'Any news?', files: [] } }]);
  expect(asked.filter(({ path }) => path === contract.getThread.path)).toHaveLength(2);
  expect(page.querySelector('textarea')?.value).toBe('');
  expect(page.querySelector('output')?.textContent).toContain('Sent.');
  expect((await open()).querySelector('textarea')?.value).toBe('');
});

test('a file that was left out can be chosen again', async () => {
  takeFiles();
  const page = await open();
  const chosen = vi.spyOn(page.querySelector<HTMLInputElement>('[type=file]')!, 'value', 'set');
  await attach(page, [textFile('a.log')]);
  // A browser fires no change event if the same file is chosen again, unless the field was emptied.
  expect(chosen).toHaveBeenCalledWith('');
});

/** Accepts files and names each of them by its position. */
function takeFiles(): void {
  let taken = 0;
  answers[contract.attachFile.path] = () => ({ id: `f-${(taken += 1)}`, name: `taken-${taken}` });
}

const sentFiles = () => asked.filter(({ path }) => path === contract.attachFile.path);

test('files go with their message, without those left out, and none stays for the next', async () => {
  takeFiles();
  const page = await open();
  await attach(page, [textFile('a.log'), textFile('n'.repeat(201))]);
  expect(sentFiles().map(({ input }) => input)).toMatchObject([
    { no, name: 'a.log' },
    { no, name: 'n'.repeat(200) },
  ]);
  expect(attached(page)).toEqual(['taken-1', 'taken-2']);
  press(page.querySelector('form li button'));
  expect(attached(page)).toEqual(['taken-2']);
  type(page, '  Any news?  ');
  answers[contract.sendMessage.path] = () => ({ id: 'm-3' });
  send(page);
  await settle();
  expect(sent()).toMatchObject([{ input: { text: 'Any news?', files: ['f-2'] } }]);
  expect(attached(page)).toEqual([]);
});

test('files that were attached are still there with the words after a reload, until they are sent', async () => {
  takeFiles();
  const page = await open();
  await attach(page, [textFile('a.log')]);
  type(page, 'See the file.');
  const again = await open();
  expect(attached(again)).toEqual(['taken-1']);
  answers[contract.sendMessage.path] = () => ({ id: 'm-3' });
  send(again);
  await settle();
  expect(sent()).toMatchObject([{ input: { text: 'See the file.', files: ['f-1'] } }]);
  expect(attached(await open())).toEqual([]);
});

test('whoever leaves a file out by keyboard goes on where files are chosen', async () => {
  takeFiles();
  const page = await open();
  await attach(page, [textFile('a.log')]);
  const leaveOut = page.querySelector<HTMLElement>('form li button');
  leaveOut?.focus();
  press(leaveOut);
  expect(attached(page)).toEqual([]);
  expect(document.activeElement).toBe(page.querySelector('[type=file]'));
});

test('of more than five files the first five are taken, and the others are spoken of', async () => {
  takeFiles();
  const page = await open();
  await attach(
    page,
    [1, 2, 3, 4].map((each) => textFile(`${each}.log`)),
  );
  expect(page.textContent).not.toContain('the others were not added');
  await attach(page, [textFile('5.log')]);
  expect(page.textContent).not.toContain('the others were not added');
  await attach(page, [textFile('6.log')]);
  expect(page.textContent).toContain('the others were not added');
  expect(attached(page)).toHaveLength(5);
});

test('a file that is too large or refused is spoken of, and the others are taken', async () => {
  takeFiles();
  const page = await open();
  await attach(page, [textFile('large.log', contract.largestMessageFile + 1), textFile('a.log')]);
  expect(page.textContent).toContain('large.log is larger than 4 MB');
  expect(attached(page)).toEqual(['taken-1']);
  answers[contract.attachFile.path] = () => {
    throw new ClientError('business', 'It is no picture.');
  };
  await attach(page, [textFile('b.png')]);
  expect(page.textContent).toContain('b.png: It is no picture.');
  expect(page.querySelector('output')?.textContent).toBe('');
});

test('a message that is on its way is not sent again', async () => {
  const page = await open();
  type(page, 'Any news?');
  answers[contract.sendMessage.path] = () => new Promise(() => undefined);
  send(page);
  page.querySelector('form')?.requestSubmit();
  await settle();
  expect(sent()).toHaveLength(1);
});

test('what is typed while a message is on its way stays, and waits for the answer', async () => {
  const page = await open();
  type(page, 'Any news?');
  const answer = Promise.withResolvers<object>();
  answers[contract.sendMessage.path] = () => answer.promise;
  send(page);
  type(page, 'Any news of the keys?');
  page.querySelector('form')?.requestSubmit();
  answer.resolve({ id: 'm-3' });
  await settle();
  expect(sent()).toMatchObject([{ input: { text: 'Any news?' } }]);
  expect(page.querySelector('textarea')?.value).toBe('Any news of the keys?');
  expect((await open()).querySelector('textarea')?.value).toBe('Any news of the keys?');
});

test('a file that is added while a message is on its way goes with the next one', async () => {
  takeFiles();
  const page = await open();
  await attach(page, [textFile('a.log')]);
  type(page, 'Any news?');
  const answer = Promise.withResolvers<object>();
  answers[contract.sendMessage.path] = () => answer.promise;
  send(page);
  await attach(page, [textFile('b.log')]);
  answer.resolve({ id: 'm-3' });
  await settle();
  expect(sent()).toMatchObject([{ input: { files: ['f-1'] } }]);
  expect(attached(page)).toEqual(['taken-2']);
});

test('no more files are chosen while others are on their way: the message would go without them', async () => {
  const page = await open();
  const answer = Promise.withResolvers<object>();
  answers[contract.attachFile.path] = () => answer.promise;
  await attach(page, [textFile('a.log')]);
  const input = page.querySelector<HTMLInputElement>('[type=file]');
  expect(input?.disabled).toBe(true);
  answer.resolve({ id: 'f-1', name: 'taken-1' });
  await settle();
  expect(attached(page)).toEqual(['taken-1']);
  expect(input?.disabled).toBe(false);
});

test('a failure to read says so and can be tried again', async () => {
  answers[contract.getThread.path] = () => {
    throw new ClientError('no-response', 'None response! Please retry.');
  };
  const page = await open();
  expect(page.textContent).toContain('None response! Please retry.');
  answers[contract.getThread.path] = () => thread;
  press(page.querySelector('button'));
  await settle();
  expect(page.textContent).toContain('Which colour?');
});
