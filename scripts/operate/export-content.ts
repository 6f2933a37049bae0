import { join } from 'node:path';

import { readSite } from '../export-content/read-site.ts';
import { writeDefaults } from '../export-content/write-defaults.ts';
import { operate, Refusal } from './operate.ts';

/**
 * `npm run export-content`, with the server's settings, makes the published contents of a site the defaults in
 * the repository. Fails if it had to leave a content unchanged; all others are written.
 */
await operate(async ({ database }) => {
  if (process.argv.length > 2) throw new Refusal('Usage: npm run export-content');
  const folder = join(import.meta.dirname, '../../content/src');
  const site = await readSite(database);
  if (site.number === 0)
    throw new Refusal('The database has no contents yet: start the server on it first.');
  const { changed, skipped, offered } = await writeDefaults(site, folder);
  for (const file of changed) console.log(`content/src/${file}`);
  for (const name of offered)
    console.log(`${name}: a release offers other words; what is published was written.`);
  if (skipped.length > 0) throw new Refusal(`Left as they are:\n${skipped.join('\n')}`);
  return changed.length === 0
    ? 'content/ says what the site says.'
    : 'Written. Read the difference, run `npm test`, and commit it.';
});
