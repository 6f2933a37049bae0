import { orderInvoice } from '@uid/contract/invoices';
import { expect, test, vi } from 'vitest';

import { fetchFile } from './fetch-file.ts';

function answering(body: BodyInit, init: ResponseInit) {
  return vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
}

const input = { language: 'zh', no: '2601050000000000' };

test('a file is fetched with the session’s header and keeps the name the server gave it', async () => {
  const disposition = `attachment; filename="receipt.pdf"; filename*=UTF-8''%E6%94%B6%E6%8D%AE.pdf`;
  const send = answering('%PDF', { headers: { 'content-disposition': disposition } });
  const file = await fetchFile(orderInvoice, input, { token: 'secret', send });
  expect(file.name).toBe('收据.pdf');
  expect(await file.content.text()).toBe('%PDF');
  const [address, options] = send.mock.calls[0] ?? [];
  expect(address).toBe('/api/order/invoice?language=zh&no=2601050000000000');
  expect(address).not.toContain('secret');
  expect(options?.headers).toEqual({ 'X-Access-Token': 'secret' });
});

test('a refusal is thrown in the server’s words', async () => {
  const refusal = { code: 404, message: '没有找到。', result: {}, success: false };
  const send = answering(JSON.stringify(refusal), { status: 404 });
  await expect(fetchFile(orderInvoice, input, { token: 't', send })).rejects.toThrow('没有找到。');
});
