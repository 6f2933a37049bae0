import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
/** Without the changelog, which names files that no longer exist. */
const documents = tracked.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const decisions = new Set(
  tracked.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []),
);
const scripts = new Set(
  tracked
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .flatMap((file) => {
      const { scripts: named = {} } = JSON.parse(read(file)) as { scripts?: object };
      return Object.keys(named);
    }),
);

test.each(documents)('%s names files, commands and decisions that are there', (document) => {
  const text = read(document);
  expect(
    matches(text, /\]\((?!https?:|mailto:)([^)\s#]+)/g).filter(isNoFile(dirname(document))),
  ).toEqual([]);
  expect(
    matches(text, /`([\w@.-]+\/[\w@./-]*)`/g)
      .filter(isOurs)
      .filter(isNoFile('.')),
  ).toEqual([]);
  expect(matches(text, /npm run ([a-z][\w:-]*)/g).filter((name) => !scripts.has(name))).toEqual([]);
  expect(matches(text, /decisions? (\d{4})/gi).filter((name) => !decisions.has(name))).toEqual([]);
});

const folders = new Set(
  tracked.filter((file) => file.includes('/')).map((file) => file.split('/', 1)[0]),
);

/**
 * Returns true for a path of this repository, unless a build makes it or it is an example: `apps/NAME`,
 * `features/careers`.
 */
function isOurs(path: string): boolean {
  return folders.has(path.split('/', 1)[0]) && !/\/build\b|[A-Z]{4}|\/careers\//.test(path);
}

function isNoFile(folder: string) {
  return (path: string) => !existsSync(join(root, folder, path));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
