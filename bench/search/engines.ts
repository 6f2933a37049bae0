import { DatabaseSync } from 'node:sqlite';

import pg from 'pg';

import {
  createSearchIndex,
  kindBoost,
} from '../../apps/server/src/features/search/search-index.ts';
import type { SearchEntry } from '../../apps/server/src/features/search/search-entry.ts';
import {
  indexTerms,
  isHan,
  splitTerms,
} from '../../apps/server/src/features/search/split-terms.ts';
import { synonymGroups } from '../../content/src/synonyms.ts';

export interface Engine {
  /** Returns the paths of the best ten results. */
  find: (q: string) => Promise<string[]>;
  /** Bytes of the index, if it is not in this process's memory. */
  bytes?: number;
  close: () => Promise<void>;
}

type Open = (entries: readonly SearchEntry[]) => Promise<Engine>;

const best = 10;
const fields = ['title', 'other', 'summary', 'body'] as const;

/** Both databases get our pairs of Chinese characters, because neither of them segments Chinese. */
const termsOf = (text: string) => indexTerms(text).join(' ');

const boostOf = ({ kind }: SearchEntry) => kindBoost[kind] ?? 1;

const inMemory: Open = async (entries) => {
  const index = await createSearchIndex({
    entries,
    synonyms: synonymGroups.map(({ words }) => words),
  });
  return {
    find: async (q) =>
      index
        .find(q)
        .found.slice(0, best)
        .map((each) => index.present(each).path),
    close: async () => undefined,
  };
};

const sqlite: Open = async (entries) => {
  const database = new DatabaseSync(':memory:');
  database.exec(
    `create virtual table site using fts5(${fields.join(', ')}, path unindexed, boost unindexed, tokenize='unicode61', prefix='2 3')`,
  );
  const insert = database.prepare('insert into site values (?, ?, ?, ?, ?, ?)');
  database.exec('begin');
  for (const entry of entries)
    insert.run(...fields.map((field) => termsOf(entry[field])), entry.path, boostOf(entry));
  database.exec('commit');
  const search = database.prepare(
    `select path from site where site match ? order by bm25(site, 6, 3, 2, 1) * boost limit ${best}`,
  );
  const { bytes } = database
    .prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
    .get() as { bytes: number };
  const pathsOf = (match: string) => search.all(match).map((row) => (row as { path: string }).path);
  return {
    bytes,
    async find(q) {
      const terms = splitTerms(q).map((term) => (isHan(term) ? `"${term}"` : `"${term}"*`));
      const strict = pathsOf(terms.join(' AND '));
      return strict.length > 0 ? strict : pathsOf(terms.join(' OR '));
    },
    close: async () => database.close(),
  };
};

function postgres(url: string): Open {
  return async (entries) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`
      create extension if not exists pg_trgm;
      create table site (path text, boost real, title text, words tsvector)`);
    for (let from = 0; from < entries.length; from += 500) {
      const rows = entries.slice(from, from + 500);
      await client.query(
        `insert into site select path, boost, title,
          setweight(to_tsvector('simple', a), 'A') || setweight(to_tsvector('simple', b), 'B') ||
          setweight(to_tsvector('simple', c), 'C') || setweight(to_tsvector('simple', d), 'D')
         from unnest($1::text[], $2::real[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
           as rows (path, boost, title, a, b, c, d)`,
        [
          rows.map(({ path }) => path),
          rows.map(boostOf),
          rows.map(({ title }) => title.toLowerCase()),
          ...fields.map((field) => rows.map((row) => termsOf(row[field]))),
        ],
      );
    }
    await client.query(`
      create index on site using gin (words);
      create index on site using gin (title gin_trgm_ops);
      analyze site`);
    const size = await client.query(`select pg_total_relation_size('site')::int as bytes`);
    const pathsOf = async (text: string, values: string[]) =>
      (await client.query<{ path: string }>(text, values)).rows.map(({ path }) => path);
    return {
      bytes: (size.rows[0] as { bytes: number }).bytes,
      async find(q) {
        const terms = splitTerms(q).map((term) => (isHan(term) ? term : `${term}:*`));
        const strict = await pathsOf(
          `select path from site where words @@ to_tsquery('simple', $1)
           order by ts_rank('{0.1, 0.3, 0.5, 1}', words, to_tsquery('simple', $1)) * boost desc limit ${best}`,
          [terms.join(' & ')],
        );
        if (strict.length > 0) return strict;
        return pathsOf(
          `select path from site where $1 <% title order by $1 <<-> title limit ${best}`,
          [q.toLowerCase()],
        );
      },
      close: () => client.end(),
    };
  };
}

export function engines(url: string | undefined): Record<string, Open> {
  return {
    'in memory': inMemory,
    'SQLite FTS5': sqlite,
    ...(url && { 'PostgreSQL, pg_trgm': postgres(url) }),
  };
}
