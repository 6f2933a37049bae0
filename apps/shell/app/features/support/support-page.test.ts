import { listAdvisories, listCertificates } from '@uid/contract/contents';
import type { Call } from '@uid/contract/endpoint';
import { staticPages } from '@uid/contract/page-table';
import { RouterContextProvider } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';

import { pageServices } from '../../page-services.ts';
import { loader as loadRegister } from './certificates-page.tsx';
import { loader as loadSupport } from './support-page.tsx';

const nothing = { questions: [], products: [], downloads: [], total: 0, page: 1, pageSize: 36 };

/** There are 25 advisories and 25 entries of the register, on pages of ten, and the named one is on the last page. */
const call = (async (endpoint: object, { id, page }: { page?: number; id?: string }) => {
  const listed = { total: 25, page: id ? 3 : page, pageSize: 10 };
  if (endpoint === listAdvisories) return { advisories: [], ...listed };
  return endpoint === listCertificates ? { certificates: [], ...listed } : nothing;
}) as unknown as Call;

const loaders = { '/support': loadSupport, '/support/certificates': loadRegister };

async function load(path: keyof typeof loaders, query: string, prefix = '') {
  const context = new RouterContextProvider();
  context.set(pageServices, {
    call,
    origin: 'http://localhost',
    requestId: 'id',
    onFailure: () => undefined,
    page: staticPages.find((page) => page.path === path),
    pages: staticPages,
  });
  const request = new Request(`http://localhost${prefix}${path}${query}`);
  return loaders[path]({ request, context } as unknown as LoaderFunctionArgs);
}

test('a page of the advisories says which of how many it is; beyond them there is none', async () => {
  const last = { advisoryPage: 3, advisoryPages: 3 };
  expect(await load('/support', '')).toMatchObject({ ...last, advisoryPage: 1 });
  expect(await load('/support', '?advisories=3')).toMatchObject(last);
  const beyond = load('/support', '?advisories=4');
  await expect(beyond).rejects.toMatchObject({ init: { status: 404 } });
});

test('a page of the register says which of how many it is; beyond them there is none', async () => {
  const last = { page: 3, pageCount: 3 };
  expect(await load('/support/certificates', '')).toMatchObject({ ...last, page: 1 });
  expect(await load('/support/certificates', '?page=3')).toMatchObject(last);
  const beyond = load('/support/certificates', '?page=4');
  await expect(beyond).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([
  ['/support', '?advisory=uid-sa-2026-001', '/en/support?advisories=3'],
  ['/support/certificates', '?certificate=latency', '/en/support/certificates?page=3'],
] as const)(
  'who asks %s for one of them is led to the page that it stands on',
  async (...asked) => {
    const [path, query, location] = asked;
    const led = (await load(path, query, '/en').catch((thrown: unknown) => thrown)) as Response;
    expect([led.status, led.headers.get('location')]).toEqual([302, location]);
  },
);
