import { hash } from 'node:crypto';

import { readDefaults } from '@uid/content/read-defaults';
import type { CatalogueItem } from '@uid/contract/content';
import { contentKinds } from '@uid/contract/content-kinds';
import type { ContentKind } from '@uid/contract/content-kinds';
import { idOfParts } from '@uid/contract/content-parts';
import type { PartBodies } from '@uid/contract/content-parts';

import type { ContentRow } from './features/contents/contents.ts';

export type WrittenDefaults = Partial<Record<ContentKind, readonly PartBodies[]>>;

/** Converts the texts in `content/` to rows of the contents table. */
export function siteContents(written: WrittenDefaults): ContentRow[] {
  return contentKinds.flatMap((kind) => {
    const own = written[kind] ?? [];
    return readDefaults(kind, own).map((body, index) => ({
      kind,
      id: idOfParts(kind, own[index]!),
      position: 'position' in body ? body.position : index,
      ...('publishedOn' in body && { publishedOn: body.publishedOn }),
      body,
    }));
  });
}

/** A hash of everything that a start may add to a database. */
export function fingerprintOf(
  written: WrittenDefaults,
  catalogueItems: readonly CatalogueItem[],
): string {
  return hash('sha256', JSON.stringify([siteContents(written), catalogueItems]));
}
