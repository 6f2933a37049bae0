import { AsyncLocalStorage } from 'node:async_hooks';

import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';

export interface Drafted<Kind extends ContentKind = ContentKind> {
  kind: Kind;
  id: string;
  content: ContentOf<Kind>;
}

const shown = new AsyncLocalStorage<Drafted>();

/** While `work` runs, its reads of this content return the draft. Reads of other requests are not affected. */
export function withDrafted<T>(drafted: Drafted, work: () => T): T {
  return shown.run(drafted, work);
}

/** Returns the draft of this content if the current request previews it. */
export function draftedBody<Kind extends ContentKind>(
  kind: Kind,
  id: string,
): ContentOf<Kind> | undefined {
  const drafted = shown.getStore();
  return drafted?.kind === kind && drafted.id === id
    ? (drafted.content as ContentOf<Kind>)
    : undefined;
}

/** Kinds that appear only in lists. If no row of the page is the previewed content, its draft is put first. */
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
