import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createGroupCommit } from './group-commit.ts';
import type { WriteTurn } from './write-turn.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** A file that counts its commits and in which one chosen statement fails. */
function openCountedFile() {
  const folder = mkdtempSync(join(tmpdir(), 'uid-group-'));
  const path = join(folder, 'test.sqlite');
  const file = openSqliteFile(path);
  const state: { commits: number; failing?: string } = { commits: 0 };
  const counted: SqliteFile = {
    ...file,
    run(query) {
      if (query.sql === state.failing) throw new Error('disk full');
      if (query.sql === 'commit') state.commits += 1;
      return file.run(query);
    },
  };
  file.run({ sql: 'create table rows (id integer primary key)', parameters: [] });
  const observer = openSqliteFile(path);
  const ids = () =>
    observer
      .run({ sql: 'select id from rows order by id', parameters: [] })
      .rows.map(({ id }) => id as number);
  return {
    counted,
    state,
    ids,
    insert: (id: number) => file.run(insertion(id)),
    [Symbol.dispose]() {
      observer.close();
      file.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function insertion(...ids: number[]) {
  return { sql: `insert into rows values ${ids.map(() => '(?)').join()}`, parameters: ids };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function write(begin: () => Promise<WriteTurn>, work: () => void): Promise<void> {
  const turn = await begin();
  try {
    work();
  } catch (cause) {
    turn.rollback();
    throw cause;
  }
  await turn.commit();
}

function failAfter(work: () => void): never {
  work();
  throw new Error('changed its mind');
}

test('transactions that come together share a commit, and each is there once acknowledged', async () => {
  using database = openCountedFile();
  const { begin } = createGroupCommit(database.counted);
  const ids = Array.from({ length: 20 }, (_, index) => index);
  await Promise.all(ids.map((id) => write(begin, () => database.insert(id))));
  expect(database.ids()).toEqual(ids);
  expect(database.state.commits).toBe(1);
});

test('what is written after a commit waits for what comes in the next turn of the event loop', async () => {
  using database = openCountedFile();
  const { begin } = createGroupCommit(database.counted);
  const insert = (id: number) => write(begin, () => database.insert(id));
  // Each insert begins in its own callback, as requests do.
  await Promise.all([1, 2].map((id) => nextTurn().then(() => insert(id))));
  await Promise.all([nextTurn().then(() => insert(4)), insert(3)]);
  expect(database.ids()).toEqual([1, 2, 3, 4]);
  expect(database.state.commits).toBe(2);
});

test.each([
  { writes: 5, commits: 1 },
  { writes: 20, commits: 2 },
])('$writes that come one a turn share $commits commits: none waits for all', async (expected) => {
  using database = openCountedFile();
  const { begin } = createGroupCommit(database.counted);
  const writeAfter = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    return write(begin, () => database.insert(turns));
  };
  // The longest countdown starts first, so that each turn's write arrives before the group checks for new writes.
  const turns = Array.from({ length: expected.writes }, (_, turn) => turn).toReversed();
  await Promise.all(turns.map(writeAfter));
  expect(database.ids()).toHaveLength(expected.writes);
  expect(database.state.commits).toBe(expected.commits);
});

test('nothing is seen from outside before its acknowledgement', async () => {
  using database = openCountedFile();
  const { begin } = createGroupCommit(database.counted);
  const turn = await begin();
  database.insert(1);
  const acknowledged = turn.commit();
  expect(database.ids()).toEqual([]);
  await acknowledged;
  expect(database.ids()).toEqual([1]);
});

test('one that fails takes nobody with it', async () => {
  using database = openCountedFile();
  const { begin } = createGroupCommit(database.counted);
  const outcomes = await Promise.allSettled(
    [1, 2, 2, 3].map((id) => write(begin, () => database.insert(id))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(database.ids()).toEqual([1, 2, 3]);
});

test('a commit that fails acknowledges nobody, and the next group is a fresh one', async () => {
  using database = openCountedFile();
  const { begin } = createGroupCommit(database.counted);
  database.state.failing = 'commit';
  const outcomes = await Promise.allSettled(
    [1, 2].map((id) => write(begin, () => database.insert(id))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  delete database.state.failing;
  await write(begin, () => database.insert(3));
  expect(database.ids()).toEqual([3]);
});

test('a long queue is committed in groups of bounded size', async () => {
  using database = openCountedFile();
  const { begin } = createGroupCommit(database.counted);
  const ids = Array.from({ length: 200 }, (_, index) => index);
  await Promise.all(ids.map((id) => write(begin, () => database.insert(id))));
  expect(database.ids()).toHaveLength(200);
  expect(database.state.commits).toBe(4);
});

test('when SQLite gives the whole transaction up, nobody in the group is acknowledged', async () => {
  using database = openCountedFile();
  const { begin } = createGroupCommit(database.counted);
  const first = await begin();
  const second = begin();
  database.insert(1);
  const acknowledged = first.commit();
  const turn = await second;
  database.counted.run({ sql: 'rollback', parameters: [] });
  turn.rollback();
  await expect(acknowledged).rejects.toThrow('gave the transaction up');
  expect(database.ids()).toEqual([]);
});

test.each(['rollback to member', 'release member'])(
  'where "%s" fails, what it wrote is undone with the rest of its group, and the next one writes',
  async (failing) => {
    using database = openCountedFile();
    const { begin } = createGroupCommit(database.counted);
    const writes = [() => database.insert(1), () => failAfter(() => database.insert(2))];
    database.state.failing = failing;
    const outcomes = await Promise.allSettled(writes.map((each) => write(begin, each)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(database.ids()).toEqual([]);
    delete database.state.failing;
    await write(begin, () => database.insert(3));
    expect(database.ids()).toEqual([3]);
  },
);

test('a transaction that SQLite gave up writes nothing more', async () => {
  using database = openCountedFile();
  const { begin } = createGroupCommit(database.counted);
  const turn = await begin();
  turn.run(insertion(1));
  database.counted.run({ sql: 'rollback', parameters: [] });
  expect(() => turn.run(insertion(2))).toThrow('gave the transaction up');
  await expect(turn.commit()).rejects.toThrow('gave the transaction up');
  expect(database.ids()).toEqual([]);
});

test('at the end, what is written is committed without what has not come to its end', async () => {
  using database = openCountedFile();
  const { begin, flush } = createGroupCommit(database.counted);
  const first = await begin();
  first.run(insertion(1));
  const written = first.commit();
  const second = begin();
  (await second).run(insertion(2));
  flush();
  await written;
  expect(database.ids()).toEqual([1]);
});

test('a single statement that fails leaves nothing and takes nobody with it', async () => {
  using database = openCountedFile();
  const { begin, run } = createGroupCommit(database.counted);
  const outcomes = await Promise.allSettled([
    run(insertion(1, 2)),
    // The second of its rows already exists, so the first one is undone too.
    run(insertion(3, 1)),
    write(begin, () => database.insert(4)),
    run(insertion(5)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(database.ids()).toEqual([1, 2, 4, 5]);
  expect(database.state.commits).toBe(1);
});
