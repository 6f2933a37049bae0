import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { textPages } from '@uid/content/text-pages';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Row {
  /** The text of the first column. */
  attack: string;
  protection: string;
  /** The tests that the last column names as evidence. */
  evidence: { file: string; name: string }[];
}

/** Reads the rows of all tables whose last column is headed "shown by". */
function readRows(): Row[] {
  const text = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
  return text
    .split(/\n(?=## )/)
    .filter((section) => /\| shown by +\|/.test(section))
    .flatMap((section) =>
      section
        .split('\n')
        .filter((line) => /^\| (?!-|.*\| shown by +\|)/.test(line))
        .map((line) => {
          const cells = line.split(' | ');
          const named = cells.at(-1)!.matchAll(/`([\w./-]+)`: `([^`]+)`/g);
          const evidence = Array.from(named, ([, file = '', name = '']) => ({ file, name }));
          return { attack: cells[0]!.slice(2).trim(), protection: cells[1]!.trim(), evidence };
        }),
    );
}

/**
 * Returns true if the file has the name in quotes and followed by a comma, as the name of a test or of an
 * attack in a table.
 */
function hasTest(file: string, name: string): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote},`));
}

test('every attack of the threat model names a test', () => {
  const rows = readRows();
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ evidence }) => evidence.length === 0)).toEqual([]);
});

test('every test that the threat model names is there', () => {
  const missing = readRows().flatMap(({ attack, evidence }) =>
    evidence
      .filter(({ file, name }) => !hasTest(file, name))
      .map(({ file, name }) => `${attack}: ${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('what the site tells visitors of its protection are rows of the threat model', () => {
  const rows = new Set(
    readRows().map(({ attack, protection }) => `${attack}\n${protection}`.replaceAll('`', '')),
  );
  const told = Array.from(
    textPages
      .find(({ name }) => name === 'site-security')!
      .body.matchAll(/^- ([^：\n]+)\n {2}(.+)$/gm),
    ([, attack, protection]) => `${attack}\n${protection}`,
  );
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((pair) => !rows.has(pair))).toEqual([]);
});
