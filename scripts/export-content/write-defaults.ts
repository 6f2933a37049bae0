import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { catalogueItems } from '@uid/content/catalogue';
import { contentKinds } from '@uid/contract/content-kinds';
import type { ContentKind } from '@uid/contract/content-kinds';
import { idOfParts, partsOf } from '@uid/contract/content-parts';
import type { PartBodies } from '@uid/contract/content-parts';

import { fingerprintOf } from '../../apps/server/src/site-contents.ts';
import type { WrittenDefaults } from '../../apps/server/src/site-contents.ts';
import { planDefaults } from './plan-defaults.ts';
import type { Site } from './read-site.ts';
import { formatSource, showValue } from './show-source.ts';

export interface Exported {
  /** Files and folders below the folder that were written or removed. */
  changed: string[];
  /** The contents that were left unchanged, each with the reason. */
  skipped: string[];
  /** Contents for which a release offers another text that staff have neither taken nor declined. */
  offered: string[];
}

/**
 * Writes the published contents of a site that differ into the folder of the defaults. All files are formatted
 * before the first is written, and each replaces its predecessor atomically. The number is written last, so
 * that the next run completes an interrupted one.
 */
export async function writeDefaults(site: Site, folder: string): Promise<Exported> {
  const old = (await import(join(folder, 'defaults.ts'))) as WrittenDefaults;
  const { defaults, skipped } = await planDefaults(old, site);
  const sources = new Map<string, string>();
  const gone: string[] = [];
  for (const kind of contentKinds) {
    const planned = defaults[kind];
    if (!planned) continue;
    for (const [file, source] of sourcesOfKind(kind, old[kind], planned)) sources.set(file, source);
    const ids = new Set(planned.map((each) => idOfParts(kind, each)));
    for (const id of (old[kind] ?? []).map((each) => idOfParts(kind, each)))
      if (!ids.has(id)) gone.push(`defaults/${kind}/${id}`);
  }
  sources.set('defaults.ts', listKinds(defaults));
  const texts = new Map<string, string>();
  for (const [file, source] of sources) texts.set(file, await formatSource(file, source));
  texts.set('content-number.ts', await showNumber(folder, defaults, site.number));
  const changed = [...texts].filter(([file, text]) => readIfThere(join(folder, file)) !== text);
  for (const [file, text] of changed) await putFile(join(folder, file), text);
  for (const path of gone) await rm(join(folder, path), { recursive: true, force: true });
  return { changed: [...changed.map(([file]) => file), ...gone], skipped, offered: site.offered };
}

/** Yields the list of a kind, and its parts that differ from the files that exist. */
function* sourcesOfKind(
  kind: ContentKind,
  old: readonly PartBodies[] = [],
  planned: readonly PartBodies[],
): Generator<[file: string, source: string]> {
  const imports: string[] = [];
  const contents: string[] = [];
  const before = new Map(old.map((each) => [idOfParts(kind, each), each]));
  for (const content of planned) {
    const id = idOfParts(kind, content);
    const fields: string[] = [];
    for (const part of partsOf(kind)) {
      const { [part]: body } = content;
      if (!isDeepStrictEqual(before.get(id)?.[part], body))
        yield [`defaults/${kind}/${id}/${part}.ts`, `export default ${showValue(body)};\n`];
      const name = importName(part, id);
      imports.push(`import ${name} from './${kind}/${id}/${part}.ts';\n`);
      fields.push(`${part}: ${name}`);
    }
    contents.push(`{ ${fields.join(', ')} },\n`);
  }
  const list = `/** The contents of this kind, in their order. */\nexport default [\n${contents.join('')}];\n`;
  yield [`defaults/${kind}.ts`, `${imports.join('')}\n${list}`];
}

function listKinds(defaults: WrittenDefaults): string {
  return contentKinds
    .filter((kind) => defaults[kind])
    .map((kind) => `export { default as ${exportName(kind)} } from './defaults/${kind}.ts';\n`)
    .join('');
}

function exportName(kind: ContentKind): string {
  return kind.includes('-') ? `'${kind}'` : kind;
}

/** Returns a name for an import. Names are unique because ids have hyphens and no underscores. */
function importName(part: string, id: string): string {
  return `${part}_${id.replaceAll('-', '_')}`;
}

/** Writes the number of the defaults, which rises with every change, and above the number that the site has seen. */
async function showNumber(
  folder: string,
  defaults: WrittenDefaults,
  seen: number,
): Promise<string> {
  const file = join(folder, 'content-number.ts');
  const { contentNumber, contentFingerprint } = (await import(file)) as {
    contentNumber: number;
    contentFingerprint: string;
  };
  const text = readFileSync(file, 'utf8');
  const fingerprint = fingerprintOf(defaults, catalogueItems);
  if (fingerprint === contentFingerprint) return text;
  return text
    .replace(/contentNumber = \d+/, `contentNumber = ${Math.max(contentNumber, seen) + 1}`)
    .replace(contentFingerprint, fingerprint);
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function putFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
