import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';
import { idOfParts, joinContent } from '@uid/contract/content-parts';
import type { PartBodies } from '@uid/contract/content-parts';

/** Returns the default contents of a kind, assembled from their parts. */
export function readDefaults<Kind extends ContentKind>(
  kind: Kind,
  written: readonly PartBodies[],
): ContentOf<Kind>[] {
  return written.map((parts) => {
    const id = idOfParts(kind, parts);
    const { content, problems } = joinContent(kind, id, parts);
    if (!problems) return content;
    throw new Error(`content/src/defaults/${kind}/${id}: ${JSON.stringify(problems)}`);
  });
}

/** Returns the default content of a kind that has only one. */
export function readDefault<Kind extends ContentKind>(
  kind: Kind,
  written: readonly PartBodies[],
): ContentOf<Kind> {
  return readDefaults(kind, written)[0]!;
}
