import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { diagnose } from '../../apps/server/src/checks/diagnose.ts';
import { ConfigError } from '../../apps/server/src/config-error.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';

/** `npm run doctor` checks a deployment with the server's settings and says what to mend. It changes nothing. */
const marks = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' } as const;
const counts = { ok: 0, warn: 0, fail: 0 };

try {
  const config = readConfig(process.env);
  const deployment = { config, now: Date.now(), pinnedNode: readPinnedNode() };
  for await (const { state, name, sentence } of diagnose(deployment)) {
    counts[state] += 1;
    console.log(`${marks[state]}  ${name}: ${sentence}`);
  }
} catch (cause) {
  if (!(cause instanceof ConfigError)) throw cause;
  counts.fail += 1;
  console.log(`${marks.fail}  settings: ${cause.message}`);
}
console.log(`${counts.ok} well, ${counts.warn} to look at, ${counts.fail} to mend.`);
process.exitCode = counts.fail > 0 ? 1 : 0;

function readPinnedNode(): string {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string> | undefined
  >;
  return dependencies?.['node'] ?? devDependencies?.['node'] ?? '';
}
