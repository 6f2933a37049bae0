import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  name?: string;
  version?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  integrity?: string;
  /** Old packages list several to choose from. */
  license?: string | string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  name: string;
  version: string;
  packages: Record<string, Locked>;
}

const root = join(import.meta.dirname, '../..');

/**
 * The bill of materials as CycloneDX 1.5: all that the lockfile names. Tools of the build are in it, too,
 * as `excluded`: much of what runs was bundled by them. The same lockfile gives the same bill, byte for byte.
 *
 * `npm sbom` refuses a lockfile in which two tools disagree over a third, and writes a new number each time.
 */
export function makeSbom() {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { name, version, packages } = JSON.parse(text) as Lockfile;
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(text)}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
    },
    components: installed.map(([path, locked]) => componentOf(path, locked)),
    dependencies: installed.map(([path, locked]) => ({
      ref: path,
      dependsOn: namesOf(locked)
        .map((wanted) => placeOf(packages, path, wanted))
        .filter((each) => each !== undefined),
    })),
  };
}

function componentOf(path: string, { version, integrity, license, dev, optional }: Locked) {
  const name = path.split('node_modules/').at(-1) ?? path;
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(integrity && {
      hashes: [
        { alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') },
      ],
    }),
    ...(license && { licenses: [licenceOf(license)] }),
  };
}

function licenceOf(license: string | string[]) {
  const text = [license].flat().join(' OR ');
  const isExpression = /^[\w.+() -]+$/.test(text) && !text.startsWith('SEE ');
  return isExpression ? { expression: text } : { license: { name: text } };
}

function namesOf({ dependencies, optionalDependencies }: Locked): string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies });
}

/** A package is found in the folder of its owner or of anything above it. */
function placeOf(
  packages: Record<string, Locked>,
  owner: string,
  name: string,
): string | undefined {
  const parts = owner.split('/node_modules/');
  for (let length = parts.length; length >= 0; length -= 1) {
    const folder = length > 0 ? `${parts.slice(0, length).join('/node_modules/')}/` : '';
    const path = `${folder}node_modules/${name}`;
    if (path in packages) return path;
  }
  return undefined;
}

/** A UUID of version 8 (RFC 9562), made of the text's hash. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...groups, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
