import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { createSnapshotReader } from './snapshot-reader.ts';
import { openSqliteFile } from './sqlite-file.ts';

const statement = (sql: string) => ({ sql, parameters: [] });

function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'uid-snapshot-'));
  const path = join(folder, 'test.sqlite');
  const writer = openSqliteFile(path);
  writer.run(statement('create table rows (id integer primary key)'));
  const file = openSqliteFile(path);
  const reader = createSnapshotReader(file);
  return {
    file,
    reader,
    write: (sql: string) => writer.run(statement(sql)).rows as Record<string, number>[],
    count: () => reader.run(statement('select id from rows')).rows.length,
    [Symbol.dispose]() {
      reader.renew();
      file.close();
      writer.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('what is read in one turn is of one moment, and the next turn sees what others wrote', async () => {
  using opened = openFile();
  expect(opened.count()).toBe(0);
  opened.write('insert into rows values (1)');
  expect(opened.count()).toBe(0);
  await nextTurn();
  expect(opened.count()).toBe(1);
});

test('whoever asks reads what others had committed by then, also where a read was under way in another turn', async () => {
  using opened = openFile();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asking = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [asked] = (await once(server, 'connection')) as [Socket];
  const seen = new Promise<number>((resolve) => {
    asked.once('data', () => resolve(opened.count()));
  });
  await nextTurn();
  expect(opened.count()).toBe(0);
  opened.write('insert into rows values (1)');
  asking.write('?');
  expect(await seen).toBe(1);
  asking.destroy();
  server.close();
});

test('what was just committed here is read at once', () => {
  using opened = openFile();
  expect(opened.count()).toBe(0);
  opened.write('insert into rows values (1)');
  opened.reader.renew();
  expect(opened.count()).toBe(1);
});

test('the version changes with what others commit, and with nothing else', async () => {
  using opened = openFile();
  const first = opened.reader.dataVersion();
  await nextTurn();
  expect(opened.reader.dataVersion()).toBe(first);
  opened.write('insert into rows values (1)');
  await nextTurn();
  expect(opened.reader.dataVersion()).not.toBe(first);
});

test('between turns it holds nothing up: the log can be emptied', async () => {
  using opened = openFile();
  opened.write('insert into rows values (1)');
  opened.count();
  await nextTurn();
  expect(opened.write('PRAGMA wal_checkpoint(TRUNCATE)')).toEqual([
    { busy: 0, log: 0, checkpointed: 0 },
  ]);
});

test('a moment that SQLite has given up is not ended a second time', async () => {
  using opened = openFile();
  opened.count();
  opened.file.run(statement('rollback'));
  await nextTurn();
  expect(opened.count()).toBe(0);
});

test('on a damaged file the end of a moment ends no process: who reads next hears of it', async () => {
  const asked: string[] = [];
  const damaged = {
    isInTransaction: () => true,
    run({ sql }: { sql: string }) {
      asked.push(sql);
      if (sql === 'commit' || sql === 'rollback')
        throw new Error('database disk image is malformed');
      return { rows: [] };
    },
  };
  const reader = createSnapshotReader({ ...damaged, lengthenLog() {}, close() {} });
  reader.run(statement('select 1'));
  // Nothing could catch an error here.
  await nextTurn();
  await nextTurn();
  expect(asked).toEqual(['begin', 'select 1', 'commit', 'rollback']);
});
