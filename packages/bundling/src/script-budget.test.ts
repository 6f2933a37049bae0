import { build } from 'vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';

import { scriptBudget } from './script-budget.ts';
import type { ScriptBudget } from './script-budget.ts';

/** Random-looking characters, which can't be compressed. */
const letters = Array.from({ length: 3_000 }, (_, index) =>
  ((index * 7_919 + index * index * 104_729) % 1_679_616).toString(36),
).join('');

const modules: Record<string, string> = {
  entry: `import 'beside'; export const open = () => import('later');`,
  beside: `console.log('${letters}');`,
  later: `console.log('${letters.split('').toReversed().join('')}');`,
};

const fromTheTable: Plugin = {
  name: 'from-the-table',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => modules[id.slice(1)] ?? null,
};

function buildWithin(budget: ScriptBudget): Promise<unknown> {
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [fromTheTable, scriptBudget(budget)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: { entry: 'entry' }, preserveEntrySignatures: 'strict' },
    },
  });
}

test('E1: a build whose pages load more script than they may fails, and says by how much', async () => {
  await expect(buildWithin({ limit: 1_000 })).rejects.toThrow(
    /Over its budget by \d+ bytes: entry: /,
  );
  await expect(buildWithin({ limit: 100_000, later: 1_000 })).rejects.toThrow(
    /Over its budget by \d+ bytes: later: /,
  );
  await buildWithin({ limit: 100_000, later: 100_000 });
});
