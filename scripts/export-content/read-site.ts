import { contentSchemas } from '@uid/contract/content-kinds';
import type { ContentKind } from '@uid/contract/content-kinds';
import { joinContent, schemaOfPart, splitContent } from '@uid/contract/content-parts';
import type { ContentPart, PartBodies } from '@uid/contract/content-parts';
import { sql } from 'kysely';

import type { Database, Handle } from '../../apps/server/src/database/database.ts';
import { judgeBody } from '../../apps/server/src/features/contents/read-body.ts';
import {
  readHeads,
  readPublished,
} from '../../apps/server/src/features/contents/versions/heads.ts';
import type { ContentName } from '../../apps/server/src/features/contents/versions/heads.ts';

export interface PublishedContent extends ContentName {
  position: number;
  publishedOn: string | null;
  /** Undefined if the row is damaged. */
  parts?: PartBodies;
}

export interface Site {
  /** The number of the newest defaults that the site has taken over. */
  number: number;
  /** The published contents, including those whose publication is planned. */
  contents: PublishedContent[];
  faults: (ContentName & { problem: string })[];
  /** Contents for which a release offers another text that staff have neither taken nor declined. */
  offered: string[];
  /** All contents with a row, including withdrawn ones and drafts. */
  known: Set<string>;
  /** Returns every text that a part has had, as readers would get it. */
  textsOf: (name: ContentName & { part: ContentPart }) => Promise<unknown[]>;
}

/** Reads a site in one transaction. */
export async function readSite(database: Database): Promise<Site> {
  const read = await database.transact(async (handle) => {
    if (database.engine === 'postgres')
      await sql`set transaction isolation level repeatable read`.execute(handle);
    return readTables(handle);
  });
  return { ...read, textsOf: (name) => readTexts(database.handle, name) };
}

async function readTables(handle: Handle): Promise<Omit<Site, 'textsOf'>> {
  const { number } = await handle
    .selectFrom('contentDefaults')
    .select('number')
    .executeTakeFirstOrThrow();
  const read = [...(await readShown(handle)), ...(await readToCome(handle))];
  const offered = await handle
    .selectFrom('contentHeads')
    .select(['kind', 'id', 'part'])
    .where('offered', 'is not', null)
    .orderBy('kind')
    .orderBy('id')
    .orderBy('part')
    .execute();
  const heads = await handle.selectFrom('contentHeads').select(['kind', 'id']).execute();
  return {
    number,
    contents: read.map(({ problem: _problem, ...content }) => content),
    faults: read.flatMap(({ kind, id, problem }) =>
      problem === undefined ? [] : [{ kind, id, problem }],
    ),
    offered: offered.map(({ kind, id, part }) => `${kind}/${id}/${part}`),
    known: new Set([...heads, ...read].map(({ kind, id }) => `${kind}/${id}`)),
  };
}

/** Reads the texts of versions, outside of the transaction, because versions never change. */
async function readTexts(
  handle: Handle,
  { kind, id, part }: ContentName & { part: ContentPart },
): Promise<unknown[]> {
  const versions = await handle
    .selectFrom('contentVersions')
    .select('body')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('part', '=', part)
    .execute();
  const schema = schemaOfPart(kind, part);
  return versions.map(({ body }) => schema?.safeParse(JSON.parse(body)).data);
}

type ReadContent = PublishedContent & { problem?: string };

async function readShown(handle: Handle): Promise<ReadContent[]> {
  const rows = await handle
    .selectFrom('contents')
    .select(['kind', 'id', 'position', 'publishedOn', 'body'])
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map(({ body, ...row }) => {
    if (!(row.kind in contentSchemas)) return { ...row, problem: 'a kind that is not known here' };
    const { content, problem } = judgeBody(row.kind, body);
    if (problem !== undefined) return { ...row, problem };
    return judgeParts(row, splitContent(row.kind, content as never));
  });
}

async function readToCome(handle: Handle): Promise<ReadContent[]> {
  const rows = await handle
    .selectFrom('contentsToCome')
    .select(['kind', 'id'])
    .orderBy('kind')
    .orderBy('id')
    .execute();
  const read: ReadContent[] = [];
  for (const name of rows) {
    const heads = await readHeads(handle, name);
    const position = [...heads.values()][0]?.position ?? 0;
    const content = judgeParts(
      { ...name, position, publishedOn: null },
      await readPublished(handle, heads),
    );
    read.push(content);
  }
  return read;
}

/** Returns the parts as their schemas parse them, or what is wrong with them. */
function judgeParts(row: PublishedContent, parts: PartBodies): ReadContent {
  const { content, problems } = joinContent<ContentKind>(row.kind, row.id, parts);
  if (problems) return { ...row, problem: `${problems[0]?.path}: ${problems[0]?.message}` };
  const publishedOn = 'publishedOn' in content ? content.publishedOn : null;
  return { ...row, publishedOn, parts: splitContent(row.kind, content as never) };
}
