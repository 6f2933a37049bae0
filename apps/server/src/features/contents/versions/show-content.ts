import { joinContent } from '@uid/contract/content-parts';
import type { ContentProblem } from '@uid/contract/content-parts';
import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';
import type { SiteRedirect } from '@uid/contract/redirects';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { shopClock } from '../../../shop-clock.ts';
import { findUnreadyPictures } from '../../media/find-unready-pictures.ts';
import { insertContents } from '../contents.ts';
import { findRedirectFaults } from '../redirects/find-redirect-faults.ts';
import { readPublished } from './heads.ts';
import type { ContentName, Heads } from './heads.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { listReferences } from './list-references.ts';
import { refuseSample } from './refuse-sample.ts';

/** The settings that apply, and the current time. */
export type Showing = Pick<ServerContext, 'config'> & { now: number };

/** Updates the content that readers get from its heads. Throws an error that lists everything that is wrong. */
export async function showContent(
  handle: Handle,
  named: ContentName & { heads: Heads },
  showing: Showing,
): Promise<void> {
  const shown = await joinHeads(handle, named, showing);
  const { kind, content } = shown;
  const missing = [
    ...(await findMissing(handle, kind, content)),
    ...(kind === 'redirect' ? await findRedirectFaults(handle, content as SiteRedirect) : []),
    ...(await findBrokenLinks(handle, content)),
    ...(await findMissingPictures(handle, content)),
  ];
  if (missing.length > 0) throw refusal(missing);
  await writeShown(handle, shown);
}

/**
 * Shows a content whose day has come. References were checked when it was published. A reference that was withdrawn
 * since does not keep it hidden, just as it does not hide a content that is shown already.
 */
export async function showOnItsDay(
  handle: Handle,
  named: ContentName & { heads: Heads },
  showing: Showing,
): Promise<void> {
  await writeShown(handle, await joinHeads(handle, named, showing));
}

/** Joins the published parts of a content. Throws if they don't fit its kind, or make a sample on a public site. */
async function joinHeads(
  handle: Handle,
  { kind, id, heads }: ContentName & { heads: Heads },
  { config, now }: Showing,
): Promise<Shown<ContentKind>> {
  const { content, problems } = joinContent(kind, id, await readPublished(handle, heads));
  if (problems) throw refusal(problems);
  refuseSample({ kind, content }, config);
  const position = [...heads.values()][0]?.position ?? 0;
  return { kind, id, content, position, now };
}

export interface Shown<Kind extends ContentKind> extends ContentName {
  kind: Kind;
  content: ContentOf<Kind>;
  /** The position within its kind, unless the content itself states one. */
  position: number;
  now: number;
}

/** Shows a content now, or keeps it in `contentsToCome` if it is dated later. */
export async function writeShown<Kind extends ContentKind>(
  handle: Handle,
  { kind, id, content, position, now }: Shown<Kind>,
): Promise<void> {
  await hideContent(handle, { kind, id });
  const publishedOn = 'publishedOn' in content ? content.publishedOn : undefined;
  const at = publishedOn === undefined ? now : appearanceOf(publishedOn);
  if (at > now) {
    await handle.insertInto('contentsToCome').values({ kind, id, at }).execute();
    return;
  }
  await insertContents(handle, [
    {
      kind,
      id,
      position: 'position' in content ? content.position : position,
      ...(publishedOn !== undefined && { publishedOn }),
      body: content,
    },
  ]);
}

/** Hides a content from readers. */
export async function hideContent(handle: Handle, { kind, id }: ContentName): Promise<void> {
  for (const table of ['contents', 'contentsToCome'] as const)
    await handle.deleteFrom(table).where('kind', '=', kind).where('id', '=', id).execute();
  if (kind === 'case') await handle.deleteFrom('caseProducts').where('caseId', '=', id).execute();
}

/** Returns when this day begins by the shop's clock, in epoch milliseconds. */
export function appearanceOf(publishedOn: string): number {
  return Date.parse(`${publishedOn}T00:00:00Z`) - shopClock;
}

/** Finds references to contents that are not published. */
async function findMissing<Kind extends ContentKind>(
  handle: Handle,
  kind: Kind,
  content: ContentOf<Kind>,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const [named, ids] of Object.entries(listReferences(kind, content))) {
    const known = await handle
      .selectFrom('contents')
      .select('id')
      .where('kind', '=', named as ContentKind)
      .where('id', 'in', [...ids, ''])
      .execute();
    const there = new Set(known.map((row) => row.id));
    for (const id of ids)
      if (!there.has(id)) problems.push({ path: `${named} ${id}`, message: 'not published' });
  }
  return problems;
}

/** Throws if the content shows a picture that no page can show. */
export async function refuseUnreadyPictures(handle: Handle, content: object): Promise<void> {
  const problems = await findMissingPictures(handle, content);
  if (problems.length > 0) throw refusal(problems);
}

/** Finds pictures that the media library lacks, or that have no description. */
async function findMissingPictures(handle: Handle, content: object): Promise<ContentProblem[]> {
  const { pictures = [] } = content as { pictures?: string[] };
  const unready = await findUnreadyPictures(handle, pictures);
  return unready.map(({ id, lacks }) => ({ path: `${lacks} ${id}`, message: 'not ready' }));
}

function refusal(problems: ContentProblem[]): AppError {
  return new AppError('CONTENT_INVALID', { details: { problems: problems.slice(0, 50) } });
}
