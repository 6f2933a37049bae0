import { readFileSync } from 'node:fs';

import { listFiles } from './read-imports.ts';
import { judgePattern, listPatterns } from './slow-patterns.ts';

/**
 * Finds regular expressions of the server whose time grows faster than the length of their input: with a long
 * input, one request would block the process for everybody (decision 0184).
 */
const folders = ['apps/server/src', 'packages/contract/src', 'packages/pictures/src', 'downloads'];

/** Patterns that read nothing, or only short texts, that a stranger wrote, each with the reason. */
const harmless: Record<string, string> = {
  [/^\s*--.*$/gm.source]: 'our own migrations',
  [/([a-zA-Z0-9-]+)="([^"]*)"/g.source]: 'our own drawings',
  [/<Contents>([^]*?)<\/Contents>/g.source]: 'what the bucket says of itself',
  [/[^.。]*CVSS:[\d.]+\/[\w/:]+[.。]?/g.source]: 'the summary of an advisory, which staff write',
  [/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu.source]: 'a query, which is cut before',
};

const files = listFiles(folders.map((folder) => `${folder}/*.ts`)).filter(
  (file) => !/\.test\.ts$|\/testing\//.test(file),
);

const count = { all: 0, slow: 0, unknown: 0 };
for (const file of files)
  for (const pattern of listPatterns(readFileSync(file, 'utf8'))) {
    count.all += 1;
    if (pattern.source in harmless) continue;
    const growth = await judgePattern(pattern);
    if (growth === 'unknown') count.unknown += 1;
    else if (growth) {
      count.slow += 1;
      console.error(`${file}: /${pattern.source}/${pattern.flags} takes ${growth} time`);
    }
  }
console.log(`${count.all} regular expressions, ${count.slow} slow, ${count.unknown} not judged`);
process.exitCode = count.slow > 0 ? 1 : 0;
