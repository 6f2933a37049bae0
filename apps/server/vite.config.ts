import { join } from 'node:path';

import { escapeText } from '@uid/bundling/escape-text';
import { keepPlaces } from '@uid/bundling/keep-places';
import { withoutPackageNames } from '@uid/bundling/without-package-names';
import { defineConfig } from 'vite';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const outDir = join(import.meta.dirname, 'build');

/** Native, or loaded only where something is switched on or asked for: they stay packages. */
const external = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'light-my-request',
  'fast-json-stringify',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'alipay-sdk',
  'fflate',
  'fontkit',
  'ioredis',
  'nodemailer',
  'openpgp',
  'pdfkit',
  'pg',
  'postal-mime',
  'prom-client',
  'stripe',
];

const source = join(import.meta.dirname, 'src');
/** The second is imported by the first where the server is one process. */
const roots = [join(source, 'start.ts'), join(source, 'main.ts')];

/** Yields whether a start loads a module: papers, mails or uploads are loaded when they are asked for. */
function createIsForStart(): (id: string, graph: Graph) => boolean {
  let loaded: Set<string> | undefined;
  return (id, graph) => (loaded ??= importedBy(roots, graph)).has(id);
}

function importedBy(ids: readonly string[], graph: Graph): Set<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

const isForStart = createIsForStart();

/**
 * What each start loads as one file: it starts in half the time and with some 20 MB less.
 * Names and lines stay as they are, so that a trace tells where.
 */
export default defineConfig({
  plugins: [keepPlaces(outDir), escapeText(), withoutPackageNames()],
  build: {
    outDir,
    ssr: 'src/start.ts',
    target: 'node26',
    minify: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'main.js',
        chunkFileNames: '[name]-[hash].js',
        comments: false,
        // What several parts share is one file: a start reads few. What none of these needs at the start stays apart.
        codeSplitting: {
          groups: [
            { name: (id, graph) => (isForStart(id, graph) ? 'shared' : null), minShareCount: 2 },
          ],
        },
      },
    },
  },
  resolve: {
    alias: [
      { find: 'glob', replacement: join(import.meta.dirname, 'src/http/files/list-folder.ts') },
      {
        find: /^semver$/,
        replacement: join(import.meta.dirname, 'src/http/versions-of-plugins.ts'),
      },
      // The types that files of the web have, without those of vendors, which are most of its code.
      { find: /^mime$/, replacement: 'mime/lite' },
    ],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external },
});
