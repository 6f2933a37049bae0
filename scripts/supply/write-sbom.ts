import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeSbom } from './make-sbom.ts';

/** `npm run sbom`: writes the bill of materials to `build/sbom.cdx.json`. */
const folder = join(import.meta.dirname, '../../build');
const file = join(folder, 'sbom.cdx.json');
const sbom = makeSbom();
mkdirSync(folder, { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${sbom.components.length} components in ${file}`);
