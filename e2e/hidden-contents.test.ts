import { openSqliteDatabase, sqliteFileIn } from '../apps/server/src/database/open-database.ts';
import { callSite, hireEditor } from '../apps/server/src/testing/call-site.ts';
import { isNoOperation, missingOf } from '../apps/server/src/testing/hidden-contents/belongs.ts';
import {
  hideContents,
  publishHidden,
  withdrawHidden,
} from '../apps/server/src/testing/hidden-contents/hide-contents.ts';
import type {
  EditorCall,
  Hidden,
} from '../apps/server/src/testing/hidden-contents/hide-contents.ts';
import { standIn, walkSite } from '../apps/server/src/testing/hidden-contents/walk-site.ts';
import type { Fetch } from '../apps/server/src/testing/hidden-contents/walk-site.ts';
import { timeForAllPages } from './page-paths.ts';
import { expect, test } from './site.ts';
import type { Site } from './site.ts';

// Needs a separate site: other journeys' publications would be found here, and this one's would disturb them.
test.use({ environment: { SECURITY_TXT_DAYS: '90' } });

async function hire({ origin, dataDir }: Site): Promise<EditorCall> {
  await using database = openSqliteDatabase(sqliteFileIn(dataDir));
  const { token } = await hireEditor(database, dataDir);
  return (endpoint, input, file) => callSite(origin, { endpoint, input, token, file });
}

/** Fetches pages as a crawler does. */
const fetchFrom =
  (origin: string): Fetch =>
  async (path) => {
    const headers = { accept: 'text/html,*/*' };
    const answer = await fetch(origin + path, { redirect: 'manual', headers });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };

test(
  'a crawler meets no word of what is drafted, planned, dated later or withdrawn, on any page or file; published, it is where it belongs (H2)',
  { tag: '@long' },
  async ({ site }) => {
    // The test crawls the whole site three times, and again the pages that still miss words.
    test.setTimeout(2 * timeForAllPages);
    const call = await hire(site);
    const read = fetchFrom(site.origin);

    const { files: filesBefore } = await walkSite(read, { hidden: [], skips: isChinese });
    const hidden = await hideContents(call);
    await withdrawHidden(call, hidden);
    const { found, files, count } = await walkSite(read, { hidden });
    expect(count).toBeGreaterThan(500);
    expect(filesBefore.size).toBeGreaterThan(30);
    // Files that are not text, such as preview images and documents, must have the same bytes.
    for (const [path, bytes] of filesBefore) {
      const now = files.get(path);
      if (bytes !== standIn && now !== standIn) expect([path, now]).toEqual([path, bytes]);
    }
    expect(found).toEqual(new Map());

    const { shown } = await publishHidden(call, hidden, '2026-11-01');
    const { found: met } = await walkSite(read, {
      hidden,
      skips: (path) => isChinese(path) || isOfAnother(path, hidden),
    });
    // A cached page stays until the new one is rendered, so the pages that still miss words are fetched again.
    await expect(async () => {
      const places = new Set(missingOf(met, shown, isNoOperation).map(({ place }) => place));
      const skips = (path: string) => !places.has(path.split('?')[0] ?? '');
      const again = places.size > 0 ? await walkSite(read, { hidden, skips }) : { found: met };
      for (const [word, found] of again.found)
        met.set(word, new Set([...(met.get(word) ?? []), ...found]));
      expect(missingOf(met, shown, isNoOperation)).toEqual([]);
    }).toPass();
  },
);

/** Chinese pages are skipped because the server cuts fonts for each new one; only the home page is read. */
function isChinese(path: string): boolean {
  return path !== '/home' && !path.startsWith('/en') && !/[.]|^\/uid-|^\/x/.test(path);
}

function isOfAnother(path: string, hidden: readonly Hidden[]): boolean {
  const name = /(?:product|solution)\/([\w-]+)|[?](?:id|item)=([\w-]+)/.exec(path);
  return name !== null && !hidden.some(({ id }) => id === (name[1] ?? name[2]));
}
