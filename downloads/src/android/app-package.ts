import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PublishedFile } from '../published-files.ts';
import { appFacts } from './app-facts.ts';
import { readPackage } from './read-package.ts';

/** Returns the committed package, ready to be published. Throws if it differs from the facts. */
export function appPackage(): PublishedFile {
  const { file, date, title, versionName, certificateSha256, packageName } = appFacts;
  const bytes = readFileSync(join(import.meta.dirname, '../../android', file));
  const { entries, certificates } = readPackage(bytes);
  const manifest = entries.get('AndroidManifest.xml');
  if (!manifest?.includes(Buffer.from(packageName, 'utf16le')))
    throw new Error(`${file} is not the package ${packageName}.`);
  if (certificates.v2 !== certificateSha256 || certificates.v3 !== certificateSha256)
    throw new Error(`${file} is signed with another key than app-facts.ts names.`);
  return {
    name: file,
    kind: 'security-app',
    title,
    version: versionName,
    date,
    type: 'application/vnd.android.package-archive',
    savedAs: file.replace('.apk', `-${versionName}.apk`),
    bytes,
  };
}
