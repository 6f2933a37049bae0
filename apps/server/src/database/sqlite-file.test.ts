import { expect, test } from 'vitest';

import { openSqliteFile } from './sqlite-file.ts';
import type { SqliteFile } from './sqlite-file.ts';

const plain = (sql: string) => ({ sql, parameters: [] });

/** Writes through a trigger, which the connection makes for itself. */
const insertTwice = (id: number) => ({
  sql: 'insert into writes values (?)',
  parameters: [id],
  before: [
    'create temp view if not exists writes (v1) as select null',
    `create temp trigger if not exists "run writes" instead of insert on writes
     begin insert into ids values (new.v1); insert into ids values (new.v1 + 1); end`,
  ],
});

function openFile(): SqliteFile {
  const file = openSqliteFile(':memory:');
  file.run(plain('create table ids (id integer primary key)'));
  return file;
}

function idsIn(file: SqliteFile): number[] {
  return file.run(plain('select id from ids order by id')).rows.map(({ id }) => id);
}

function viewsIn(file: SqliteFile): number {
  const views = plain(`select * from temp.sqlite_schema where type = 'view'`);
  return file.run(views).rows.length;
}

test('what a statement needs is made again after a rollback took it away', () => {
  const file = openFile();
  file.run(plain('begin immediate'));
  file.run(insertTwice(1));
  file.run(plain('rollback'));
  file.run(insertTwice(5));
  expect(idsIn(file)).toEqual([5, 6]);
});

test('it is made again, too, where SQLite gave the transaction up by itself', () => {
  const file = openFile();
  file.run(plain('begin immediate'));
  file.run(insertTwice(1));
  expect(() => file.run(plain('insert or rollback into ids values (1)'))).toThrow('UNIQUE');
  file.run(insertTwice(5));
  expect(idsIn(file)).toEqual([5, 6]);
});

test('statements that are forgotten leave nothing behind on the connection', () => {
  const file = openFile();
  file.run(insertTwice(1));
  for (let number = 0; number < 600; number += 1) file.run(plain(`select ${number}`));
  expect(viewsIn(file)).toBe(0);
  file.run(insertTwice(5));
  expect(idsIn(file)).toEqual([1, 2, 5, 6]);
});
