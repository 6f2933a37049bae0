import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run lock`: adds the optional binaries of every platform to the lockfile. npm writes only those that it
 * could look up. `npm ci` then refuses the lockfile, or other platforms lack their binary.
 */
interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const file = join(import.meta.dirname, '..', 'package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };
const systems = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'android',
  'openharmony',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
];
const processors = [
  'x64',
  'arm64',
  'ia32',
  'arm',
  'armv7',
  'armv6',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

let added = 0;
for (const [path, owner] of Object.entries(lockfile.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    lockfile.packages[`node_modules/${name}`] = {
      version,
      ...(owner.dev && { dev: true }),
      optional: true,
      ...platformOf(name),
    };
    added += 1;
  }
}
const sorted = Object.entries(lockfile.packages).toSorted(([left], [right]) =>
  left.localeCompare(right, 'en'),
);
writeFileSync(
  file,
  `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
console.log(`${added} platform packages added`);

/** Returns true if the package is locked in its owner's `node_modules` or in one above it. */
function isLocked(owner: string, name: string): boolean {
  const folders = owner
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders.map((folder) => `${folder}/`)].some(
    (folder) => `${folder}node_modules/${name}` in lockfile.packages,
  );
}

/** `@scope/binding-linux-x64-musl` → os linux, cpu x64, libc musl. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter(
    (processor) =>
      words.includes(processor) ||
      words.some((word) => /^arm(hf|eabi)/.test(word) && processor === 'arm'),
  );
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && { libc }),
  };
}
