import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Exact versions, so that the same text always gives the same files. */
const packages = {
  'subset-font': '2.9.0',
  fontverter: '2.0.0',
  'playwright-core': '1.65.1',
  '@ibm/plex-sans': '1.1.0',
  '@ibm/plex-sans-sc': '1.1.0',
  '@ibm/plex-mono': '2.5.0',
} as const;

export interface FontTools {
  subset: (
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; noHinting: boolean; keepFeatures: readonly string[] },
  ) => Promise<Buffer>;
  convert: (font: Buffer, format: 'woff2') => Promise<Buffer>;
  chromium: { launch: (options: object) => Promise<Browser> };
  read: (path: string) => Buffer;
}

interface Browser {
  newPage: () => Promise<{
    goto: (url: string, options: object) => Promise<{ status: () => number } | null>;
    url: () => string;
    evaluate: <Result>(work: () => Result) => Promise<Result>;
  }>;
  close: () => Promise<void>;
}

/**
 * The sources are 130 MB, far too much for everyone who only builds the site, so they are fetched
 * into a folder of the system when this chore is run and are no dependency of the package.
 */
export async function fetchFontTools(): Promise<FontTools> {
  const folder = join(tmpdir(), 'ui-font-sources');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: packages }));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  const { resolve } = createRequire(join(folder, 'package.json'));
  const load = async (name: string) => import(pathToFileURL(resolve(name)).href);
  const [subsetter, { default: fontverter }, { default: playwright }] = await Promise.all([
    load('subset-font'),
    load('fontverter'),
    load('playwright-core'),
  ]);
  return {
    subset: subsetter.default,
    convert: fontverter.convert,
    chromium: playwright.chromium,
    read: (path) => readFileSync(join(folder, 'node_modules', path)),
  };
}
