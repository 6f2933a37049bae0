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
  /** Old packages list several licences to choose from. */
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
 * Makes the bill of materials as CycloneDX 1.5 from all packages of the lockfile. It lists build tools as
 * `excluded`, because they bundled much of what runs. The same lockfile gives the same bytes.
 *
 * `npm sbom` is no alternative: it refuses a lockfile with conflicting peer dependencies, and writes a new
 * serial number each time.
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

/** Returns the path of a package, which is in its owner's `node_modules` or in one above it. */
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

/** Returns a UUID of version 8 (RFC 9562) from the text's hash. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...groups, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
