import type { ContentKind } from '@uid/contract/content-kinds';
import { joinContent } from '@uid/contract/content-parts';
import type { ContentPart, PartBodies } from '@uid/contract/content-parts';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { readHeads, readVersionBody } from '../versions/heads.ts';
import type { ContentName } from '../versions/heads.ts';
import type { Drafted } from './drafted.ts';

/** The version number of each part. */
export type DraftedVersions = Partial<Record<ContentPart, number>>;

/** Returns the version of each part's draft, or of its published text if the part has no draft. */
export async function readDraftedVersions(
  handle: Handle,
  name: ContentName,
): Promise<DraftedVersions> {
  const heads = await readHeads(handle, name);
  if (heads.size === 0) throw new AppError('NOT_FOUND');
  return Object.fromEntries(
    [...heads.values()].flatMap(({ part, draft, published }) => {
      const number = draft ?? published;
      return number === null ? [] : [[part, number]];
    }),
  );
}

/** Joins these versions to a content. Throws an error that lists every faulty field if they don't fit. */
export async function readDrafted(
  handle: Handle,
  { kind, id, versions }: ContentName & { versions: DraftedVersions },
): Promise<Drafted> {
  const bodies: PartBodies = {};
  for (const [part, number] of Object.entries(versions) as [ContentPart, number][])
    bodies[part] = await readVersionBody(handle, { kind, id, part, number });
  const { content, problems } = joinContent<ContentKind>(kind, id, bodies);
  if (problems)
    throw new AppError('CONTENT_INVALID', { details: { problems: problems.slice(0, 50) } });
  return { kind, id, content };
}
