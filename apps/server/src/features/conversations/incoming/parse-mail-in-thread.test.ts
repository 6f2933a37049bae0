import { randomBytes } from 'node:crypto';

import { createTransport } from 'nodemailer';
import { expect, test, vi } from 'vitest';

import * as threads from '../../../run-in-thread.ts';
import { parseMailInThread } from './parse-mail-in-thread.ts';

// No email may be parsed in the main thread, which serves all requests: a large one takes half a second.
vi.mock('postal-mime', () => ({ default: { parse: () => expect.fail('Read where all wait.') } }));

async function write(attachments: { filename: string; content: Buffer }[]): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail({
    from: 'reader@example.com',
    to: 'reply@example.com',
    text: 'Blue.',
    attachments,
  });
  return message as Buffer;
}

test('a mail is read in a thread of its own, and its files arrive as they were sent', async () => {
  const sent = ['plan.png', 'bill.pdf'].map((filename, index) => ({
    filename,
    content: randomBytes(10 + index * 2_000_000),
  }));
  const mail = await parseMailInThread(await write(sent));
  expect(mail).toMatchObject({ sender: 'reader@example.com', text: 'Blue.' });
  expect(mail?.files).toEqual(
    sent.map(({ filename, content }) => ({ name: filename, bytes: content })),
  );
});

test('what is no mail is nothing', async () => {
  const nested = 'Content-Type: multipart/mixed; boundary="a"\r\n\r\n--a\r\n'.repeat(30);
  expect(await parseMailInThread(Buffer.from(nested))).toBeUndefined();
});

test('what takes more memory than a mail does is nothing', async () => {
  const cause = Object.assign(new Error('no room'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  vi.spyOn(threads, 'runInThread').mockRejectedValueOnce(cause);
  expect(await parseMailInThread(await write([]))).toBeUndefined();
});

test('a mail that takes too long is nothing', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  expect(await parseMailInThread(await write([]))).toBeUndefined();
});

test('a mail that could not be read for a reason of ours is handed on again', async () => {
  vi.spyOn(threads, 'runInThread').mockRejectedValueOnce(new Error('no thread'));
  await expect(parseMailInThread(await write([]))).rejects.toThrow('no thread');
});
