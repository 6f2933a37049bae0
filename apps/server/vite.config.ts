import { join } from 'node:path';

import { escapeText } from '@uid/bundling/escape-text';
import { keepPlaces } from '@uid/bundling/keep-places';
import { defineConfig } from 'vite';

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
  'prom-client',
  'stripe',
];

/** Several parts share these, and each loads them when it is asked: papers, uploads, buckets, mails, codes of apps, editing of contents. */
const later =
  /file-checks|features.(?:contents.versions.(?:edit-content|list-contents|schedule.ts)|invoices.sheet|invoice-titles.repository|media.files.s3|conversations.notifying.conversation-mails|conversations.incoming.sign-mail|quotes.document|quotes.quote-mail|identity.second-factor.totp|identity.passwords.guesses)|aws4fetch|otpauth/;

function isForStart(id: string): boolean {
  return !later.test(id);
}

/**
 * What each start loads as one file: it starts in half the time and with some 20 MB less.
 * Names and lines stay as they are, so that a trace tells where.
 */
export default defineConfig({
  plugins: [keepPlaces(outDir), escapeText()],
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
        codeSplitting: { groups: [{ name: 'shared', test: isForStart, minShareCount: 2 }] },
      },
    },
  },
  resolve: {
    alias: [
      { find: 'glob', replacement: join(import.meta.dirname, 'src/http/list-folder.ts') },
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
