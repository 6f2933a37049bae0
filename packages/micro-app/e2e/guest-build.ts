import { fileURLToPath } from 'node:url';

import type { Rolldown } from 'vite';

import { microAppChild } from '../src/vite-child.ts';
import { buildFiles } from './bundle.ts';
import type { Site } from './site.ts';

export type BuiltFiles = Awaited<ReturnType<typeof buildFiles>>;

/** Builds the fixture child as its author would. */
export function buildGuest(output: Rolldown.OutputOptions = {}): Promise<BuiltFiles> {
  return buildFiles({
    root: fileURLToPath(new URL('fixtures/guest', import.meta.url)),
    build: { write: false, rolldownOptions: { output } },
    plugins: [
      microAppChild({
        name: 'guest',
        lifecycles: 'src/lifecycles.ts',
        standalone: 'src/standalone.ts',
        language: 'en',
      }),
    ],
  });
}

export function serveFiles(site: Site, folder: string, files: BuiltFiles): void {
  for (const file of files) {
    const body = file.type === 'chunk' ? file.code : file.source;
    site.serve(folder + file.fileName, body);
    if (file.fileName === 'index.html') site.serve(folder, body);
  }
}
