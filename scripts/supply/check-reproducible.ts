import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run check:reproducible` builds uid-front twice, in different folders and with a different time zone and
 * locale, and fails if a file differs. With a reproducible build, anybody with the sources can prove that a
 * site serves what was built from them. Linux only, because the copies are hard links.
 */
const root = join(import.meta.dirname, '../..');
const place = join(root, 'build/reproducible');
const built = 'apps/uid-front/build';

rmSync(place, { recursive: true, force: true });
const first = build('one', { TZ: 'UTC', LANG: 'C' });
const second = build('another-folder', { TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8' });
rmSync(place, { recursive: true, force: true });

const names = [...new Set([...first.keys(), ...second.keys()])].toSorted();
const different = names.filter((name) => first.get(name) !== second.get(name));
for (const name of names) console.log(`${first.get(name) ?? 'missing'}  ${name}`);
if (names.length === 0 || different.length > 0) {
  console.error(`Not the same in both builds: ${different.join(', ') || 'nothing was built'}`);
  process.exit(1);
}
console.log(`${names.length} files, the same in both builds`);

/** Builds, and returns the checksums of the built files by name. */
function build(folder: string, environment: Record<string, string>): Map<string, string> {
  const copy = join(place, folder);
  mkdirSync(copy, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const sources = files
    .split('\0')
    .filter((file) => /^(apps\/uid-front|packages|content|downloads)\/|^[^/]+\.json$/.test(file));
  execFileSync('cp', ['--parents', '-t', copy, ...sources], { cwd: root });
  copyPackages(join(copy, 'node_modules'));
  execFileSync('npm', ['run', 'build', '--silent', '-w', '@uid/uid-front'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const outputs = globSync(`${built}/**/*`, { cwd: copy, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(outputs.map((file) => [file.slice(copy.length + 1), checksum(file)]));
}

/** Copies packages without the caches of tools beside them, which may change during the copy. */
function copyPackages(target: string): void {
  const packages = join(root, 'node_modules');
  const names = readdirSync(packages).filter((name) => name === '.bin' || !name.startsWith('.'));
  mkdirSync(target);
  execFileSync('cp', ['-al', '-t', target, ...names], { cwd: packages });
}

function checksum(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
