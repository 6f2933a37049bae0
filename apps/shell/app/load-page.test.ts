import { ClientError } from '@uid/contract/client-errors';
import type { Call } from '@uid/contract/endpoint';
import type { ErrorName } from '@uid/contract/errors';
import { productPage } from '@uid/contract/pages';
import type { Page } from '@uid/contract/pages';
import { getCompany } from '@uid/contract/contents';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';

import { readPageRequest } from './load-page.ts';
import { pageServices } from './page-services.ts';

function readPage({ path, page, call }: { path: string; page?: Page; call?: Call }) {
  const context = new RouterContextProvider();
  context.set(pageServices, {
    call: call ?? (() => Promise.reject(new Error('asked'))),
    origin: 'http://localhost',
    requestId: 'id',
    onFailure: () => undefined,
    page,
    pages: [],
  });
  return readPageRequest({ request: new Request(`http://localhost${path}`), context });
}

function pageWhoseCallsFailWith(cause: unknown) {
  const call = () => Promise.reject(cause);
  return readPage({ path: '/en/product/sdp', page: productPage('sdp'), call });
}

function refusal(error: ErrorName): ClientError {
  return new ClientError('business', 'refused', { result: { error, requestId: 'id' } });
}

test.each([
  ['NOT_FOUND', 404],
  ['INVALID_INPUT', 404],
  ['BUSY', 503],
] as const)('a call refused as %s makes a page of status %i', async (name, status) => {
  const { call } = pageWhoseCallsFailWith(refusal(name));
  await expect(call(getCompany, { language: 'en' })).rejects.toMatchObject({ init: { status } });
});

test('any other refusal is a fault', async () => {
  const cause = refusal('ORIGIN_REJECTED');
  const { call } = pageWhoseCallsFailWith(cause);
  await expect(call(getCompany, { language: 'en' })).rejects.toBe(cause);
});

test('an address that only looks like a page is not found, and nothing is asked for it', () => {
  expect(() => readPage({ path: '/product/none' })).toThrow(
    expect.objectContaining({ init: { status: 404 } }),
  );
});

test('a page reads the parameters that its row names, and no other', () => {
  const { query } = readPage({
    path: '/product/sdp?find=tls&utm_source=x&find=ip',
    page: productPage('sdp'),
  });
  expect([...query]).toEqual([
    ['find', 'tls'],
    ['find', 'ip'],
  ]);
});
