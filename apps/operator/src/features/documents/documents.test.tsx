// @vitest-environment happy-dom
import { listProducts } from '@uid/contract/contents';
import * as contract from '@uid/contract/staff-documents';
import { refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';
import type { OpenedTestConsole } from '../../testing/open-console.tsx';

const built = {
  id: 'built',
  version: '1.0',
  size: 4000,
  sha256: 'b'.repeat(64),
  isPublished: true,
};
const uploaded = {
  id: 'version-1',
  version: '1.1',
  size: 5000,
  sha256: 'a'.repeat(64),
  addedAt: Date.UTC(2026, 0, 5, 8),
  isPublished: false,
};
const document = {
  name: 'uid-sdp-en.pdf',
  kind: 'product-document',
  revision: 3,
  documentKind: 'description',
  product: 'sdp',
  fileLanguage: 'en',
  titleZh: '软件定义边界',
  titleEn: 'Software-Defined Perimeter',
} as const;
const product = { job: '', group: 'network', drawing: 'sdp' };
const products = [
  { ...product, slug: 'sdp', name: 'SDP' },
  { ...product, slug: 'tm-control', name: 'Endpoint Management' },
];

function open(address: string, roles?: 'auditor') {
  return openTestConsole(address, {
    ...(roles && { who: staffWith(roles) }),
    script: (server) => {
      server.on(listProducts, success({ products }));
      server.on(
        contract.listDocuments,
        success({ documents: [{ ...document, published: built }] }),
      );
      server.on(
        contract.getDocument,
        success({ ...document, published: built, versions: [uploaded, built] }),
      );
      server.on(contract.publishDocument, success({ revision: 4 }));
      server.on(contract.removeDocumentVersion, success({ revision: 4 }));
      server.on(contract.withdrawDocument, success({ revision: 4 }));
      server.on(
        contract.addDocument,
        success({ name: 'guide-new.pdf', revision: 1, id: 'v', isNew: true }),
      );
    },
  });
}

function bodyOf({ server }: OpenedTestConsole, { path }: { path: string }): unknown {
  return server.sent.find((each) => each.path === path)?.body;
}

async function choose(app: OpenedTestConsole, file: File) {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const control = app.container.querySelector<HTMLInputElement>('input[type=file]')!;
  await act(async () => {
    control.files = chosen.files;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  });
}

test('documents are listed with what readers have of each', async () => {
  const app = await open('/documents');
  await app.shows('uid-sdp-en.pdf');
  expect(app.text()).toContain('Product description');
  expect(app.text()).toContain('Published');
  expect(app.link('uid-sdp-en.pdf').getAttribute('href')).toContain('/documents/uid-sdp-en.pdf');
});

test('versions show their checksums; one is published, deleted, or all withdrawn', async () => {
  const app = await open('/documents/uid-sdp-en.pdf');
  await app.shows('a'.repeat(64));
  await app.press('Publish');
  expect(bodyOf(app, contract.publishDocument)).toMatchObject({ revision: 3, id: 'version-1' });
  await app.press('Delete');
  expect(bodyOf(app, contract.removeDocumentVersion)).toMatchObject({ id: 'version-1' });
  await app.press('Withdraw');
  expect(bodyOf(app, contract.withdrawDocument)).toMatchObject({ name: 'uid-sdp-en.pdf' });
});

test('what is typed stays while a version is published, and while somebody else changes the facts', async () => {
  const app = await open('/documents/uid-sdp-en.pdf');
  await app.shows('Versions');
  app.fill('English title', 'Mine');
  const readAs = (facts: object) =>
    app.server.on(
      contract.getDocument,
      success({ ...document, ...facts, published: built, versions: [uploaded, built] }),
    );
  const sent = () =>
    app.server.sent.findLast(({ path }) => path === contract.changeDocument.path)?.body;
  app.server.on(contract.changeDocument, refusal('DOCUMENT_CHANGED'));
  // Publishing a version does not change the facts in the form.
  readAs({ revision: 4 });
  await app.press('Publish');
  readAs({ revision: 5, titleEn: 'Theirs', fileLanguage: 'zh', product: 'tm-control' });
  await app.press('Save');
  expect(sent()).toMatchObject({ revision: 4, titleEn: 'Mine' });
  await app.shows('Now: Theirs');
  await app.shows('Now: Chinese');
  await app.shows('Now: Endpoint Management');
  expect(app.field('English title').value).toBe('Mine');
});

test('a document of a product that has been withdrawn keeps it', async () => {
  const app = await openTestConsole('/documents/uid-sdp-en.pdf', {
    script: (server) => {
      server.on(listProducts, success({ products: products.slice(1) }));
      const facts = { ...document, published: built, versions: [built] };
      server.on(contract.getDocument, success(facts));
      server.on(contract.changeDocument, success({ revision: 4 }));
    },
  });
  await app.shows('Endpoint Management');
  app.fill('English title', 'Perimeter');
  await app.press('Save');
  expect(bodyOf(app, contract.changeDocument)).toMatchObject({
    product: 'sdp',
    titleEn: 'Perimeter',
  });
});

test('what is typed about a document is not another one’s, whose screen is opened in its place', async () => {
  const app = await open('/documents/uid-sdp-en.pdf');
  const go = (name: string) =>
    act(async () => {
      history.pushState(null, '', `/en/operator/documents/${name}`);
      dispatchEvent(new PopStateEvent('popstate'));
      await settled();
    });
  await app.shows('Versions');
  const other = { ...document, name: 'guide.pdf', titleEn: 'Guide', published: built };
  app.server.on(contract.getDocument, success({ ...other, versions: [built] }));
  await go('guide.pdf');
  await vi.waitFor(() => expect(app.field('English title').value).toBe('Guide'));
  // Both documents are in the cache now, so that no request delays the change of screens.
  await go('uid-sdp-en.pdf');
  app.fill('English title', 'Mine');
  await go('guide.pdf');
  expect(app.heading()).toContain('guide.pdf');
  expect(app.field('English title').value).toBe('Guide');
});

test('while a document is being saved nothing of it can be changed, which the answer would take back', async () => {
  const answer = Promise.withResolvers<Answer>();
  const app = await open('/documents/uid-sdp-en.pdf');
  await app.shows('Versions');
  app.server.on(contract.changeDocument, answer.promise);
  await app.press('Save');
  const rests = () => [app.field('English title').readOnly, app.field('Product').disabled];
  expect(rests()).toEqual([true, true]);
  answer.resolve(success({ revision: 4 }));
  await app.shows('Saved');
  expect(rests()).toEqual([false, false]);
});

test('what the release made can’t be deleted, and an auditor changes nothing', async () => {
  const app = await open('/documents/uid-sdp-en.pdf', 'auditor');
  await app.shows('Made with the site');
  const offered = [...app.container.querySelectorAll('main button')].map(
    (button) => button.textContent,
  );
  for (const name of ['Publish', 'Delete', 'Withdraw', 'Save', 'Upload'])
    expect(offered).not.toContain(name);
});

test('a new file takes its name from the one that was chosen; a refusal says why', async () => {
  const app = await open('/documents/new');
  await app.shows('Chinese title');
  app.server.once(contract.addDocument, refusal('DOCUMENT_MIXED'));
  await choose(app, new File(['%PDF'], 'Guide (new).PDF', { type: 'application/pdf' }));
  app.fill('Version', '1.0');
  app.fill('Chinese title', '指南');
  app.fill('English title', 'Guide');
  await app.press('Upload');
  await app.shows('夹带着别的内容');
  expect(bodyOf(app, contract.addDocument)).toMatchObject({
    name: 'guide-new.pdf',
    documentKind: 'description',
    version: '1.0',
  });
  await app.press('Upload');
  expect(app.heading()).toBe('guide-new.pdf');
});

test.each([
  ['产品说明书.pdf', ''],
  ['产品说明书 v2.pdf', 'v2.pdf'],
])('of %s only what a link can have is taken for its name: “%s”', async (chosen, name) => {
  const app = await open('/documents/new');
  await app.shows('Chinese title');
  await choose(app, new File(['%PDF'], chosen, { type: 'application/pdf' }));
  expect(app.field('File name').value).toBe(name);
});

test('whoever goes on with other work while a file is on its way is not taken away from it', async () => {
  const app = await open('/documents/new');
  await app.shows('Chinese title');
  const answer = Promise.withResolvers<Answer>();
  app.server.on(contract.addDocument, answer.promise);
  await choose(app, new File(['%PDF'], 'guide.pdf', { type: 'application/pdf' }));
  app.fill('Version', '1.0');
  app.fill('Chinese title', '指南');
  app.fill('English title', 'Guide');
  await app.press('Upload');
  await app.press('Record a transfer');
  await app.shows('Amount received');
  app.fill('Amount received', '1,299.50');
  answer.resolve(success({ isNew: true }));
  await vi.waitFor(async () => {
    await act(settled);
    expect(window.document.body.textContent).toContain('Readers see it once it is published');
  });
  expect(app.address()).toBe('/transfers');
  expect(app.field('Amount received').value).toBe('1,299.50');
});

test('a file that is too large is not sent at all', async () => {
  const app = await open('/documents/new');
  await app.shows('Chinese title');
  const large = new File([new Uint8Array(contract.maxDocumentBytes + 1)], 'large.pdf');
  await choose(app, large);
  app.fill('Version', '1.0');
  app.fill('Chinese title', '指南');
  app.fill('English title', 'Guide');
  await app.press('Upload');
  await app.shows('The file is larger than 64 MB.');
  expect(bodyOf(app, contract.addDocument)).toBeUndefined();
});
