import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Promised {
  code: string;
  file: string;
}

/** Reads the rows of docs/promises.md. */
function readPromises(): Promised[] {
  const text = readFileSync(join(root, 'docs/promises.md'), 'utf8');
  const rows = text.matchAll(/^\| ([A-Z]\d+) +\| .+ \| (\S+) +\|$/gm);
  return [...rows].map(([, code = '', file = '']) => ({ code, file }));
}

/** Returns the codes at the beginning or end of the test names of a file: `'A5, A23: …'`, `'… (A5)'`. */
function codesIn(text: string): string[] {
  const before = text.matchAll(/['"`]((?:[A-Z]\d{1,2}, )*[A-Z]\d{1,2}): /g);
  const after = text.matchAll(/ \(((?:[A-Z]\d{1,2}, )*[A-Z]\d{1,2})\)['"`],/g);
  return [...before, ...after].flatMap(([, codes = '']) => codes.split(', '));
}

function readTests(): { file: string; codes: string[] }[] {
  const files = globSync('{apps,packages,e2e,scripts,content,downloads}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'build',
  });
  return files.map((file) => ({ file, codes: codesIn(readFileSync(join(root, file), 'utf8')) }));
}

test('every promise stands once, with a file that carries its code', () => {
  const promises = readPromises();
  const codes = promises.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(70);
  const missing = promises.filter(({ code, file }) => {
    const text = readFileSync(join(root, file), 'utf8');
    // A test file has the code in the name of a test, a script or bench has it anywhere, such as in its comment.
    if (/\.test\.tsx?$/.test(file)) return !codesIn(text).includes(code);
    return !new RegExp(`\\b${code}\\b`).test(text);
  });
  expect(missing).toEqual([]);
});

test('no promise of a section is left out', () => {
  const codes = readPromises().map(({ code }) => code);
  for (const section of new Set(codes.map((code) => code.slice(0, 1)))) {
    const own = codes.filter((code) => code.startsWith(section));
    expect(own).toEqual(own.map((_, index) => `${section}${index + 1}`));
  }
});

test('every code in the name of a test is explained', () => {
  const known = new Set(readPromises().map(({ code }) => code));
  const tests = readTests();
  expect(tests.length).toBeGreaterThan(250);
  const unknown = tests.flatMap(({ file, codes }) =>
    codes.filter((code) => !known.has(code)).map((code) => `${code} in ${file}`),
  );
  expect(unknown).toEqual([]);
});
