import type { ContentKind } from '@uid/contract/content-kinds';
import type { ContentPart } from '@uid/contract/content-parts';
import type { Language } from '@uid/contract/language';
import type { OutputOf } from '@uid/contract/endpoint';
import type { contentStates, listStaffContents } from '@uid/contract/staff-contents';
import { sql } from 'kysely';

import { cutPage } from '../../../database/cut-page.ts';
import type { Handle } from '../../../database/database.ts';
import { containsInAnyCase } from '../../../database/text-conditions.ts';
import type { ContentHead } from './heads.ts';

interface Filter {
  kind?: ContentKind | undefined;
  state?: (typeof contentStates)[number] | undefined;
  q?: string | undefined;
  after?: string | undefined;
  language: Language;
}

const pageSize = 50;

const writtenLast = sql<number>`coalesce("contentHeads".draft, "contentHeads".published)`;

/** Returns a page of contents, sorted by kind and id. */
export async function listContents(
  handle: Handle,
  filter: Filter,
): Promise<OutputOf<typeof listStaffContents>> {
  // One row more than fits on the page shows whether there is another page.
  const names = await listNames(handle, filter, pageSize + 1);
  const { rows: shown, next } = cutPage(names, pageSize, ({ kind, id }) => `${kind}/${id}`);
  const rows = await readRows(handle, shown, filter.language);
  const plans = await readPlans(handle, shown);
  const contents = shown.map(({ kind, id }) => {
    const own = rows.filter((row) => row.kind === kind && row.id === id);
    const ownPlans = plans.filter((plan) => plan.kind === kind && plan.contentId === id);
    const partsWith = (column: 'draft' | 'offered'): ContentPart[] =>
      own.filter((row) => row[column] !== null).map(({ part }) => part);
    return {
      kind,
      id,
      title: own.find(({ title }) => title)?.title ?? id,
      isPublished: own.every(({ published }) => published !== null),
      isWithdrawn: own.some(({ archivedAt }) => archivedAt !== null),
      isPlanned: ownPlans.some(({ state }) => state === 'waiting'),
      isHeld: ownPlans.some(({ state }) => state === 'held'),
      drafts: partsWith('draft'),
      offers: partsWith('offered'),
    };
  });
  return { contents, next };
}

/** Counts the contents in this state, up to `most`. */
export async function countContents(
  handle: Handle,
  state: Exclude<Filter['state'], undefined>,
  max: number,
): Promise<number> {
  return (await listNames(handle, { state }, max)).length;
}

async function listNames(
  handle: Handle,
  { kind, state, q, after }: Omit<Filter, 'language'>,
  max: number,
): Promise<Pick<ContentHead, 'kind' | 'id'>[]> {
  const [lastKind = '', lastId = ''] = after?.split('/') ?? [];
  return (
    handle
      .selectFrom('contentHeads')
      .select(['kind', 'id'])
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
      .$if(state === 'draft', (query) => query.where('draft', 'is not', null))
      .$if(state === 'offered', (query) => query.where('offered', 'is not', null))
      .$if(state === 'withdrawn', (query) => query.where('archivedAt', 'is not', null))
      .$if(state === 'planned' || state === 'held', (query) =>
        query.where((eb) =>
          eb.exists(
            eb
              .selectFrom('contentSchedules')
              .select('contentSchedules.id')
              .whereRef('contentSchedules.kind', '=', 'contentHeads.kind')
              .whereRef('contentSchedules.contentId', '=', 'contentHeads.id')
              .where('contentSchedules.state', '=', state === 'held' ? 'held' : 'waiting'),
          ),
        ),
      )
      // Parts can be published one by one, but a page needs all of them.
      .$if(state === 'published', (query) =>
        query
          .where('archivedAt', 'is', null)
          .having((eb) => eb(eb.fn.count('published'), '=', eb.fn.countAll())),
      )
      .$if(!!q, (query) =>
        query.where((eb) =>
          eb.or([
            containsInAnyCase(eb.ref('contentHeads.id'), q!),
            eb(eb.refTuple('contentHeads.kind', 'contentHeads.id'), 'in', titled(handle, q!)),
          ]),
        ),
      )
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(kind, id) > (${lastKind}, ${lastId})`),
      )
      .groupBy(['kind', 'id'])
      .orderBy('kind')
      .orderBy('id')
      .limit(max)
      .execute()
  );
}

/**
 * Selects the contents whose title has these words in either language. A draft's title takes precedence over the
 * published one.
 */
function titled(handle: Handle, words: string) {
  return handle
    .selectFrom('contentHeads')
    .innerJoin('contentVersions', (join) =>
      join
        .onRef('contentVersions.kind', '=', 'contentHeads.kind')
        .onRef('contentVersions.id', '=', 'contentHeads.id')
        .onRef('contentVersions.part', '=', 'contentHeads.part')
        .on('contentVersions.number', '=', writtenLast),
    )
    .select(['contentHeads.kind', 'contentHeads.id'])
    .where((eb) => containsInAnyCase(eb.ref('contentVersions.title'), words))
    .$asTuple('kind', 'id');
}

/** Reads the plans for these contents that are waiting or held. */
async function readPlans(handle: Handle, names: readonly Pick<ContentHead, 'kind' | 'id'>[]) {
  if (names.length === 0) return [];
  return handle
    .selectFrom('contentSchedules')
    .select(['kind', 'contentId', 'state'])
    .where('state', 'in', ['waiting', 'held'])
    .where((eb) =>
      eb.or(names.map(({ kind, id }) => eb.and([eb('kind', '=', kind), eb('contentId', '=', id)]))),
    )
    .execute();
}

/** Reads the heads of these contents. Those of the reader's language and of the shared part come with the title. */
async function readRows(
  handle: Handle,
  names: readonly Pick<ContentHead, 'kind' | 'id'>[],
  language: Language,
) {
  if (names.length === 0) return [];
  return (
    handle
      .selectFrom('contentHeads')
      .leftJoin('contentVersions', (join) =>
        join
          .onRef('contentVersions.kind', '=', 'contentHeads.kind')
          .onRef('contentVersions.id', '=', 'contentHeads.id')
          .onRef('contentVersions.part', '=', 'contentHeads.part')
          .on('contentHeads.part', 'in', [language, 'shared'])
          .on('contentVersions.number', '=', writtenLast),
      )
      .selectAll('contentHeads')
      .select('contentVersions.title')
      .where((eb) =>
        eb.or(
          names.map(({ kind, id }) =>
            eb.and([eb('contentHeads.kind', '=', kind), eb('contentHeads.id', '=', id)]),
          ),
        ),
      )
      // The title in the reader's language takes precedence over that of the shared part.
      .orderBy(sql`case "contentHeads".part when 'shared' then 1 else 0 end`)
      .execute()
  );
}
