import { AsyncLocalStorage } from 'node:async_hooks';

import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';

export interface Drafted<Kind extends ContentKind = ContentKind> {
  kind: Kind;
  id: string;
  content: ContentOf<Kind>;
}

const shown = new AsyncLocalStorage<Drafted>();

/** While `work` runs, whatever it reads of this content is the draft; nobody else's reading is touched. */
export function withDrafted<T>(drafted: Drafted, work: () => T): T {
  return shown.run(drafted, work);
}

/** The draft of this content, where one is being previewed. */
export function draftedBody<Kind extends ContentKind>(
  kind: Kind,
  id: string,
): ContentOf<Kind> | undefined {
  const drafted = shown.getStore();
  return drafted?.kind === kind && drafted.id === id
    ? (drafted.content as ContentOf<Kind>)
    : undefined;
}

/** Kinds that readers meet in lists alone: there, one that no row of the page is stands first. */
const listedOnly: ReadonlySet<ContentKind> = new Set([
  'case',
  'question',
  'advisory',
  'certificate',
]);

export function draftedBeside<Kind extends ContentKind>(
  kind: Kind,
  rows: readonly { id: string }[],
): ContentOf<Kind>[] {
  const drafted = shown.getStore();
  if (drafted?.kind !== kind || !listedOnly.has(kind)) return [];
  return rows.some(({ id }) => id === drafted.id) ? [] : [drafted.content as ContentOf<Kind>];
}
