import type { PublishedPage } from '@uid/fonts/published-fonts';
import { z } from '@uid/contract/zod';

import type { Database, Handle } from '../../database/database.ts';
import { parseJson } from '../../parse-json.ts';

/**
 * The schema of a row, which becomes part of every response for its page: a damaged row must not inject anything else.
 */
const page = z.object({
  rules: z.string().check(z.regex(/^(@font-face\{[^<>{}]+\})*$/)),
  first: z.array(z.string().check(z.regex(/^\/[\w/-]+\.woff2$/))),
  text: z.string(),
});

export interface PageKey {
  /** The build whose fonts are completed. */
  build: string;
  /** The address without the language. */
  address: string;
}

export interface StoredCut {
  page: PublishedPage;
  cutAt: number;
}

/** Returns undefined if there is no row, or a damaged one. */
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

/** Stores a page's fonts, all of them or none, and replaces older ones. */
export async function keepCut(
  database: Pick<Database, 'transact'>,
  { build, address, files, cutAt, ...cut }: NewCut,
): Promise<void> {
  await database.transact(async (handle) => {
    // Files are written in a fixed order, so that two processes that cut the same page cannot deadlock.
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

/** Deletes what was cut before a time. Files stay a while longer than the pages that name them. */
export async function deleteCuts(
  handle: Handle,
  before: { pages: number; files: number },
): Promise<void> {
  await handle.deleteFrom('pageFonts').where('cutAt', '<', before.pages).execute();
  await handle.deleteFrom('pageFontFiles').where('cutAt', '<', before.files).execute();
}
