import type { Download } from '@uid/contract/downloads';
import type { Call } from '@uid/contract/endpoint';
import { renderToStaticMarkup } from 'react-dom/server';

import { expect, test, vi } from 'vitest';

import { PageLocationContext } from '../../layout/page-location.ts';
import { DownloadCentre } from './download-centre.tsx';
import { loadDownloads } from './load-downloads.ts';
import { ProductDownloads } from './product-downloads.tsx';

// The module reads what a build has written, and these tests run without a build.
vi.mock('../../islands/script-files.ts', () => ({
  enhancementFiles: (name: string) => ({ module: `/assets/islands/${name}.js`, imports: [] }),
}));

const common = { version: '1.0', date: '2026-11-16', size: 146_001, sha256: 'a'.repeat(64) };
const document = { ...common, kind: 'product-document', product: 'sdp', title: 'SDP' } as const;
const files: Download[] = [
  { ...document, name: 'uid-sdp-zh.pdf', language: 'zh' },
  { ...document, name: 'uid-sdp-en.pdf', language: 'en' },
  { ...common, name: 'uid-security.apk', kind: 'security-app', title: 'App' },
];

function render(element: React.ReactElement, path = '/support'): string {
  return renderToStaticMarkup(
    <PageLocationContext value={{ pathname: path, search: '' }}>{element}</PageLocationContext>,
  );
}

test('lists files in the language of the page first', async () => {
  const call = (async () => ({ downloads: files })) as unknown as Call;
  const listed = await loadDownloads(call, { language: 'en' });
  expect(listed?.map(({ name }) => name)).toEqual([
    'uid-sdp-en.pdf',
    'uid-security.apk',
    'uid-sdp-zh.pdf',
  ]);
});

test('leaves the page standing when the list fails', async () => {
  const call = (async () => {
    throw new Error('down');
  }) as unknown as Call;
  expect(await loadDownloads(call, { language: 'en' })).toBeUndefined();
});

test('shows version, date, size, checksum and the address of every file', () => {
  const html = render(<DownloadCentre downloads={files} products={[]} />);
  for (const { name } of files) expect(html).toContain(`?n=${name}"`);
  expect(html).toContain('href="/uid-app?n=uid-security.apk"');
  expect(html).toContain('PDF 147 KB');
  expect(html).toContain('2026-11-16');
  expect(html.split(`<code>${'a'.repeat(64)}</code>`)).toHaveLength(4);
  expect(html).toContain('certutil -hashfile');
});

test('groups by product, with the product’s own name, and says of each what it is for', () => {
  const manual = {
    ...document,
    name: 'guide.pdf',
    documentKind: 'manual',
    title: 'Getting started',
  };
  const paper = { ...common, name: 'keys.pdf', kind: 'product-document', title: 'Keys' } as const;
  const downloads = [
    { ...manual, documentKind: 'manual', language: 'en', size: 12_400_000 } as const,
    { ...paper, documentKind: 'white-paper' } as const,
  ];
  const products = [{ slug: 'sdp', name: 'Software-Defined Perimeter' }];
  const html = render(<DownloadCentre downloads={downloads} products={products} />, '/en/support');
  expect(html).toMatch(/Software-Defined Perimeter[^]*id="downloads-sdp"/);
  expect(html).toContain('Getting started · Manual · English');
  expect(html).toContain('PDF 12 MB');
  expect(html.indexOf('Keys · White paper')).toBeLessThan(html.indexOf('downloads-sdp'));
  // Another app is signed by the signer that its own publisher names.
  expect(html).not.toContain('apksigner');
});

test('a product’s files lead to how they are checked', () => {
  const html = render(<ProductDownloads downloads={files} />, '/en/product/sdp');
  const [, id = ''] = html.match(/href="\/en\/support#(check-[a-z]+)"/) ?? [];
  expect(render(<DownloadCentre downloads={files} products={[]} />)).toContain(`id="${id}"`);
});

test('says that nothing is there, and that the list failed, as two different things', () => {
  expect(render(<DownloadCentre downloads={[]} products={[]} />)).toContain('还没有可下载的文件');
  const failed = render(<ProductDownloads downloads={undefined} />, '/en/product/sdp');
  expect(failed).toContain('The list of downloads did not load');
  expect(failed).toContain('role="alert"');
});
