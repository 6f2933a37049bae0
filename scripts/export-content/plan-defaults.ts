import { isDeepStrictEqual } from 'node:util';

import { readDefaults } from '@uid/content/read-defaults';
import { contentKinds } from '@uid/contract/content-kinds';
import type { ContentKind } from '@uid/contract/content-kinds';
import { canBeWithdrawn, idOfParts, partsOf, splitContent } from '@uid/contract/content-parts';
import type { PartBodies } from '@uid/contract/content-parts';

import type { WrittenDefaults } from '../../apps/server/src/site-contents.ts';
import type { PublishedContent, Site } from './read-site.ts';

export interface Plan {
  defaults: WrittenDefaults;
  /** The contents that are left unchanged, each with the reason. */
  skipped: string[];
}

/**
 * Returns the defaults as the site has them, and names the contents that it can't decide about and leaves
 * unchanged.
 */
export async function planDefaults(old: WrittenDefaults, site: Site): Promise<Plan> {
  const skipped = site.faults.map(({ kind, id, problem }) => `${kind}/${id}: ${problem}`);
  const defaults: WrittenDefaults = {};
  for (const kind of contentKinds) {
    const planned = await planKind({ kind, old: old[kind] ?? [], site, skipped });
    if (old[kind] || planned.length > 0) defaults[kind] = planned;
  }
  return { defaults, skipped };
}

interface Planning {
  kind: ContentKind;
  old: readonly PartBodies[];
  site: Site;
  skipped: string[];
}

async function planKind({ kind, old, site, skipped }: Planning): Promise<PartBodies[]> {
  const oldIds = old.map((parts) => idOfParts(kind, parts));
  const before = new Map(
    readDefaults(kind, old).map((content, at) => [
      oldIds[at]!,
      splitContent(kind, content as never),
    ]),
  );
  const after = new Map<string, PartBodies>();
  for (const content of inOrder(kind, site)) {
    const { id, parts } = content;
    const was = before.get(id);
    const isNewer = parts && was && !(await isKnown({ kind, id, was, parts }, site));
    if (isNewer)
      skipped.push(`${kind}/${id}: the words here are news to the site, start it with them first`);
    const kept = isNewer || !parts ? was : parts;
    if (kept) after.set(id, kept);
  }
  const left = oldIds.filter((id) => {
    if (after.has(id)) return false;
    const isNews = !site.known.has(`${kind}/${id}`);
    if (isNews) skipped.push(`${kind}/${id}: the site has not taken it yet`);
    else if (!canBeWithdrawn(kind, id)) skipped.push(`${kind}/${id}: the site has lost it`);
    return isNews || !canBeWithdrawn(kind, id);
  });
  const ids = [...after.keys()];
  for (const id of left) {
    ids.splice(ids.indexOf(oldIds[oldIds.indexOf(id) - 1] ?? '') + 1, 0, id);
    after.set(id, before.get(id)!);
  }
  return ids.map((id) => after.get(id)!);
}

/** Sorts contents as lists show them: articles by date, all others by their place. */
function inOrder(kind: ContentKind, { contents }: Site): PublishedContent[] {
  const byPlace = (a: PublishedContent, b: PublishedContent) =>
    a.position - b.position || (a.id < b.id ? -1 : 1);
  const newestFirst = (a: PublishedContent, b: PublishedContent) =>
    `${a.publishedOn} ${a.id}` < `${b.publishedOn} ${b.id}` ? 1 : -1;
  return contents
    .filter((each) => each.kind === kind)
    .toSorted(kind === 'news' ? newestFirst : byPlace);
}

interface Change {
  kind: ContentKind;
  id: string;
  was: PartBodies;
  parts: PartBodies;
}

/** Returns true if the site has had the texts that would be overwritten. Otherwise they are newer than the site. */
async function isKnown({ kind, id, was, parts }: Change, site: Site): Promise<boolean> {
  for (const part of partsOf(kind)) {
    if (isDeepStrictEqual(was[part], parts[part])) continue;
    const texts = await site.textsOf({ kind, id, part });
    if (!texts.some((text) => isDeepStrictEqual(text, was[part]))) return false;
  }
  return true;
}
