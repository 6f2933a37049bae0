import type { PublishedPage } from '@uid/fonts/published-fonts';
import { z } from '@uid/contract/zod';

import type { Database, Handle } from '../../database/database.ts';
import { parseJson } from '../../parse-json.ts';

/** What is kept in a row, for it goes into every answer of its page: a damaged one brings nothing else there. */
const page = z.object({
  rules: z.string().check(z.regex(/^(@font-face\{[^<>{}]+\})*$/)),
  first: z.array(z.string().check(z.regex(/^\/[\w/-]+\.woff2$/))),
  text: z.string(),
});

export interface PageKey {
  /** Whose fonts it completes. */
  build: string;
  /** Without the language. */
  address: string;
}

export interface StoredCut {
  page: PublishedPage;
  cutAt: number;
}

/** Undefined where there is none, or a damaged one. */
export async function findCut(
  handle: Handle,
  { build, address }: PageKey,
): Promise<StoredCut | undefined> {
  const row = await handle
    .selectFrom('pageFonts')
    .select(['page', 'cutAt'])
    .where('build', '=', build)
    .where('address', '=', address)
    .executeTakeFirst();
  const read = row && page.safeParse(parseJson(row.page));
  return read?.success ? { page: read.data, cutAt: row!.cutAt } : undefined;
}

export async function countCuts(handle: Handle, build: string): Promise<number> {
  const { count } = await handle
    .selectFrom('pageFonts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('build', '=', build)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewCut extends PageKey, StoredCut {
  files: readonly { name: string; bytes: Uint8Array }[];
}

/** Keeps a page's fonts, all of them or none, in the place of older ones. */
export async function keepCut(
  database: Pick<Database, 'transact'>,
  { build, address, files, cutAt, ...cut }: NewCut,
): Promise<void> {
  await database.transact(async (handle) => {
    // In one order: two processes that cut the same page wait for each other in no circle.
    for (const { name, bytes } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = { bytes: Buffer.from(bytes).toString('base64'), cutAt };
      await handle
        .insertInto('pageFontFiles')
        .values({ name, ...file })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(file))
        .execute();
    }
    const row = { page: JSON.stringify(cut.page), cutAt };
    await handle
      .insertInto('pageFonts')
      .values({ build, address, ...row })
      .onConflict((conflict) => conflict.columns(['build', 'address']).doUpdateSet(row))
      .execute();
  });
}

export async function findFile(handle: Handle, name: string): Promise<Buffer | undefined> {
  const row = await handle
    .selectFrom('pageFontFiles')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst();
  const bytes = row && Buffer.from(row.bytes, 'base64');
  return bytes?.toString('latin1', 0, 4) === 'wOF2' ? bytes : undefined;
}

/** Forgets what was cut before a time; files stay a while longer than the pages that name them. */
export async function deleteCuts(
  handle: Handle,
  before: { pages: number; files: number },
): Promise<void> {
  await handle.deleteFrom('pageFonts').where('cutAt', '<', before.pages).execute();
  await handle.deleteFrom('pageFontFiles').where('cutAt', '<', before.files).execute();
}
