/**
 * Cuts the fonts for the words of the site, which must be running:
 * `npm run fonts -w @uid/ui -- http://127.0.0.1:8000`
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeChineseFonts } from './chinese-fonts.ts';
import { fetchFontTools } from './font-sources.ts';
import { writeLatinFonts } from './latin-fonts.ts';
import { readPages } from './page-characters.ts';

const [origin] = process.argv.slice(2);
if (!origin) throw new Error('Give the address of the running site, such as http://127.0.0.1:8000');

const styles = resolve(import.meta.dirname, '../src');
const folders = {
  root: resolve(import.meta.dirname, '../../..'),
  styles,
  fonts: join(styles, 'fonts'),
};

const tools = await fetchFontTools();
const pages = await readPages(origin, tools);
rmSync(folders.fonts, { recursive: true, force: true });
mkdirSync(folders.fonts, { recursive: true });
writeFileSync(join(folders.fonts, 'LICENSE.txt'), tools.read('@ibm/plex-sans-sc/LICENSE.txt'));
await writeLatinFonts(tools, folders);
await writeChineseFonts(tools, pages, folders);
process.stdout.write(`${pages.size} pages: ${[...pages.keys()].join(' ')}\n`);
