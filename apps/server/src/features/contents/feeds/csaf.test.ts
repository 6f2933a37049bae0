import { createHash } from 'node:crypto';

import * as schemaTests from '@secvisogram/csaf-validator-lib/schemaTests.js';
import * as mandatoryTests from '@secvisogram/csaf-validator-lib/mandatoryTests.js';
import validate from '@secvisogram/csaf-validator-lib/validate.js';
import { expect, test } from 'vitest';

import { seedSite } from '../../../testing/seed-site.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const origin = 'https://www.example.com';
const folder = '/.well-known/csaf/white';

async function openSite(): Promise<TestApp> {
  const site = await createTestApp({ environment: { PUBLIC_ORIGIN: origin } });
  await seedSite(site.deps);
  return site;
}

async function listFiles(site: TestApp): Promise<string[]> {
  const { body } = await site.app.inject(`${folder}/index.txt`);
  return body.split('\n').filter(Boolean);
}

test('every advisory is a valid CSAF document, with the checksums beside it', async () => {
  await using site = await openSite();
  const files = await listFiles(site);
  expect(files.length).toBeGreaterThanOrEqual(4);
  const tests = [...Object.values(schemaTests), ...Object.values(mandatoryTests)];
  for (const file of files) {
    const answer = await site.app.inject(`${folder}/${file}`);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const result = await validate(tests, answer.json());
    const faults = result.tests.filter(({ isValid }) => !isValid);
    expect(faults, file).toEqual([]);
    for (const algorithm of ['sha256', 'sha512']) {
      const digest = createHash(algorithm).update(answer.body).digest('hex');
      const said = (await site.app.inject(`${folder}/${file}.${algorithm}`)).body;
      expect(said).toBe(`${digest}  ${file.split('/')[1]}\n`);
    }
  }
});

test('a document says what the advisory says, and when it changed', async () => {
  await using site = await openSite();
  const { handle } = site.deps.database;
  const row = await handle
    .selectFrom('contents')
    .select('body')
    .where('id', '=', 'UID-SA-2026-001')
    .executeTakeFirstOrThrow();
  const advisory = { ...JSON.parse(row.body), updatedOn: '2026-02-03' };
  await handle
    .updateTable('contents')
    .set({ body: JSON.stringify(advisory) })
    .where('id', '=', 'UID-SA-2026-001')
    .execute();
  const file = '2026/uid-sa-2026-001.json';
  const { document, product_tree, vulnerabilities } = (
    await site.app.inject(`${folder}/${file}`)
  ).json();
  expect(document.tracking).toMatchObject({
    id: 'UID-SA-2026-001',
    version: '2',
    initial_release_date: '2026-01-22T00:00:00+08:00',
    current_release_date: '2026-02-03T00:00:00+08:00',
  });
  expect(document.references[0].url).toBe(`${origin}${folder}/${file}`);
  const readable = '/en/support?advisory=uid-sa-2026-001#uid-sa-2026-001';
  expect(document.references[1].url).toBe(origin + readable);
  const named = product_tree.full_product_names.map(({ name }: { name: string }) => name);
  const { affected, notAffected, fixed, workaround } = advisory.text.en;
  expect(named).toEqual([...affected, ...notAffected, ...fixed]);
  expect(vulnerabilities[0].remediations[1].details).toBe(workaround);
  const changes = (await site.app.inject(`${folder}/changes.csv`)).body.split('\n');
  expect(changes).toContain(`"${file}","2026-02-03T00:00:00+08:00"`);
});

test('what leads to the documents is where readers of CSAF look', async () => {
  await using site = await openSite();
  const place = `${origin}/.well-known/csaf/provider-metadata.json`;
  expect((await site.app.inject('/.well-known/security.txt')).body).toContain(`CSAF: ${place}\n`);
  const metadata = (await site.app.inject('/.well-known/csaf/provider-metadata.json')).json();
  expect(metadata).toMatchObject({
    canonical_url: place,
    metadata_version: '2.0',
    distributions: [{ directory_url: origin + folder }],
    publisher: { category: 'vendor', namespace: origin },
  });
  expect(Date.parse(metadata.last_updated)).not.toBeNaN();
});

test('what changed last is first, however long ago it was published', async () => {
  await using site = await openSite();
  const { handle } = site.deps.database;
  const oldest = (await listFiles(site)).at(-1)!;
  const id = oldest.slice('2026/'.length, -'.json'.length).toUpperCase();
  const advisory = handle.selectFrom('contents').select('body').where('id', '=', id);
  const { body } = await advisory.executeTakeFirstOrThrow();
  await handle
    .updateTable('contents')
    .set({ body: JSON.stringify({ ...JSON.parse(body), updatedOn: '2027-03-04' }) })
    .where('id', '=', id)
    .execute();
  expect((await listFiles(site))[0]).toBe(oldest);
  const metadata = (await site.app.inject('/.well-known/csaf/provider-metadata.json')).json();
  expect(metadata.last_updated).toBe('2027-03-04T00:00:00+08:00');
});

test.each([
  '2025/uid-sa-2026-001.json',
  '2026/UID-SA-2026-001.json',
  '2026/uid-sa-2026-999.json',
  '2026/uid-sa-2026-001.json.md5',
  '2026/..%2f..%2fuid-sa-2026-001.json',
])('%s is no document', async (file) => {
  await using site = await openSite();
  expect((await site.app.inject(`${folder}/${file}`)).statusCode).toBe(404);
});
