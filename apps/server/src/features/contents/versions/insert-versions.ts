import type { ContentOrigin } from '@uid/contract/staff-contents';
import { contentSchemaVersion } from '@uid/contract/content-parts';
import type { ContentPart } from '@uid/contract/content-parts';

import type { Handle } from '../../../database/database.ts';
import type { ContentName } from './heads.ts';

export interface NewVersion extends ContentName {
  part: ContentPart;
  number: number;
  /** JSON. */
  body: string;
  origin: ContentOrigin;
  authorId: string | null;
  at: number;
}

/** Rows per INSERT, because databases limit the parameters of a statement. */
const atOnce = 100;

export async function insertVersions(
  handle: Handle,
  versions: readonly NewVersion[],
): Promise<void> {
  const rows = versions.map((each) => ({ ...each, schemaVersion: contentSchemaVersion }));
  for (let at = 0; at < rows.length; at += atOnce)
    await handle
      .insertInto('contentVersions')
      .values(rows.slice(at, at + atOnce))
      .execute();
}
