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
  convert: (font: Buffer, format: 'sfnt' | 'woff2') => Promise<Buffer>;
  read: (path: string) => Buffer;
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
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  const load = async (name: string) => import(pathToFileURL(resolve(name)).href);
  const [{ default: subset }, { default: fontverter }] = await Promise.all([
    load('subset-font'),
    load('fontverter'),
  ]);
  return {
    subset,
    convert: fontverter.convert,
    read: (path) => readFileSync(join(folder, 'node_modules', path)),
  };
}
