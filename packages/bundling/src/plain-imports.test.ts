import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { plainImports } from './plain-imports.ts';

const modules: Record<string, string> = {
  small: `addEventListener('focus', () => void import('later'));`,
  later: `export const later = 'later';`,
};
const fromTheTable: Plugin = {
  name: 'from-the-table',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => modules[id.slice(1)] ?? null,
};

async function built(plugins: Plugin[]): Promise<Rolldown.OutputChunk> {
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [fromTheTable, ...plugins],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: { small: 'small' },
        output: { codeSplitting: { groups: [{ name: 'helper', test: /preload-helper/ }] } },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0];
}

test('a small script fetches what it needs without a helper in another file', async () => {
  // The output without the plugin: if this fails, the plugin is no longer needed.
  expect((await built([])).code).toMatch(/^import\{/);
  const { code, imports } = await built([plainImports(['small'])]);
  expect(imports).toEqual([]);
  expect(code).not.toMatch(/^import\{/);
  expect(code).toMatch(/void import\(`\.\/[^`]+`\)/);
});
