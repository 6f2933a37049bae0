import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLogLines, lostLinesOf, wholeLines } from './log-lines.ts';
import type { TakeBytes } from './log-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A disk or pipe that takes everything, takes a piece at a time, takes nothing, or never answers. */
function openLog() {
  const disk: { state: 'well' | 'slow' | 'full' | 'blocked'; text: string; asked: number } = {
    state: 'well',
    text: '',
    asked: 0,
  };
  const take: TakeBytes = (bytes, done) => {
    disk.asked += 1;
    if (disk.state === 'blocked') return;
    if (disk.state === 'full') {
      setImmediate(done, new Error('ENOSPC'), 0);
      return;
    }
    const length = disk.state === 'slow' ? 3 : bytes.length;
    disk.text += bytes.subarray(0, length).toString();
    setImmediate(done, null, length);
  };
  return { disk, log: createLogLines(take) };
}

const line = (number: number) => `{"line":${number},"text":"${'x'.repeat(1_000)}"}\n`;

test('lines are taken in order and whole, the lines of one moment together', async () => {
  const { disk, log } = openLog();
  log.write(line(1));
  log.write(line(2));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([disk.text, disk.asked]).toEqual([line(1) + line(2), 1]);
  disk.state = 'slow';
  log.write(line(3));
  const written = log.written();
  await vi.advanceTimersByTimeAsync(1_000);
  await written;
  expect(disk.text).toBe(line(1) + line(2) + line(3));
  await log.written();
});

test('D9: on a full disk lines are lost and counted; with room again the others follow whole, and a line says how many', async () => {
  const { disk, log } = openLog();
  disk.state = 'full';
  for (let number = 0; number < 5_000; number += 1) log.write(line(number));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(disk.asked).toBeLessThan(100);
  expect(log.lost()).toBeGreaterThan(3_000);
  expect(await lostLinesOf(log).count()).toBe(log.lost());
  disk.state = 'slow';
  log.write(line(5_000));
  disk.state = 'well';
  await vi.advanceTimersByTimeAsync(2_000);
  const lines = disk.text
    .trimEnd()
    .split('\n')
    .map((each) => JSON.parse(each) as object);
  const told = lines.filter((each) => 'lines' in each);
  expect(told).toMatchObject([{ level: 40, lines: log.lost(), msg: 'log lines were lost' }]);
  expect(lines.length + log.lost()).toBe(5_001 + 1);
  const before = log.lost();
  log.write(line(1));
  await vi.advanceTimersByTimeAsync(10);
  expect([disk.text.endsWith(line(1)), log.lost()]).toEqual([true, before]);
});

test('D9: where nobody reads, writing goes on at once and takes no more memory than the bound', async () => {
  const { disk, log } = openLog();
  disk.state = 'blocked';
  for (let number = 0; number < 50; number += 1) {
    for (let count = 0; count < 100; count += 1) log.write(line(count));
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(disk.asked).toBe(1);
  expect(log.lost()).toBeGreaterThan(3_500);
});

test('I1: lines that follow one another are taken together, and at once when somebody waits for it', async () => {
  const { disk, log } = openLog();
  log.write(line(0));
  await vi.advanceTimersByTimeAsync(5);
  for (let number = 1; number < 10; number += 1) {
    log.write(line(number));
    await vi.advanceTimersByTimeAsync(10);
  }
  expect([disk.text, disk.asked]).toEqual([line(0), 1]);
  await vi.advanceTimersByTimeAsync(10);
  expect([disk.text.endsWith(line(9)), disk.asked]).toEqual([true, 2]);
  log.write(line(10));
  const written = log.written();
  await vi.advanceTimersByTimeAsync(5);
  await written;
  expect(disk.text.endsWith(line(10))).toBe(true);
});

test('I1: many lines are taken before their time', async () => {
  const { disk, log } = openLog();
  log.write(line(0));
  await vi.advanceTimersByTimeAsync(5);
  for (let number = 1; number < 900; number += 1) log.write(line(number));
  await vi.advanceTimersByTimeAsync(5);
  expect([disk.text.endsWith(line(899)), log.lost()]).toEqual([true, 0]);
});

test('of a pipe that several processes share, whole lines are taken, no more than leave at once', () => {
  const lines = [line(1), line(2), line(3), line(4), line(5)].join('');
  expect(wholeLines(Buffer.from(lines)).toString()).toBe(line(1) + line(2) + line(3) + line(4));
  expect(wholeLines(Buffer.from(line(1))).toString()).toBe(line(1));
  const long = `${'x'.repeat(10_000)}\n`;
  expect(wholeLines(Buffer.from(long + line(1))).toString()).toBe(long);
});
