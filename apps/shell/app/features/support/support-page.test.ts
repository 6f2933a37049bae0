import { listAdvisories } from '@uid/contract/contents';
import type { Call } from '@uid/contract/endpoint';
import { staticPages } from '@uid/contract/page-table';
import { RouterContextProvider } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';

import { pageServices } from '../../page-services.ts';
import { loader } from './support-page.tsx';

const nothing = { questions: [], products: [], downloads: [], total: 0, page: 1, pageSize: 36 };

/** Of 25 advisories, on pages of ten, the one that is named stands on the last page. */
const call = (async (endpoint: object, input: { page?: number; id?: string }) =>
  endpoint === listAdvisories
    ? { advisories: [], total: 25, page: input.id ? 3 : input.page, pageSize: 10 }
    : nothing) as unknown as Call;

function load(address: string) {
  const context = new RouterContextProvider();
  context.set(pageServices, {
    call,
    origin: 'http://localhost',
    requestId: 'id',
    onFailure: () => undefined,
    page: staticPages.find(({ kind }) => kind === 'support'),
    pages: staticPages,
  });
  const request = new Request(`http://localhost${address}`);
  return loader({ request, context } as unknown as LoaderFunctionArgs);
}

test('a page of the advisories says which of how many it is; beyond them there is none', async () => {
  expect(await load('/support')).toMatchObject({ advisoryPage: 1, advisoryPages: 3 });
  expect(await load('/support?advisories=3')).toMatchObject({ advisoryPage: 3, advisoryPages: 3 });
  await expect(load('/support?advisories=4')).rejects.toMatchObject({ init: { status: 404 } });
});

test('who asks for an advisory is led to the page that it stands on', async () => {
  const led = (await load('/en/support?advisory=uid-sa-2026-001').catch(
    (thrown: unknown) => thrown,
  )) as Response;
  expect(led.status).toBe(302);
  expect(led.headers.get('location')).toBe('/en/support?advisories=3');
});
