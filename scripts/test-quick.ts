import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run test:quick` runs side by side: the checks, with lint limited to the files that differ from main, and
 * the tests that are related to these files, limited to the changed features and packages, because nearly every
 * test of the server imports all of it. It needs no build and no browser. `npm run check` and `npm test` have
 * the last word.
 */
const root = join(import.meta.dirname, '..');
const base = findBase();
const changed = findChanged();

const runs = [
  ...['types', 'format', 'imports', 'unused'].map((name) => check(name)),
  ...(changed.length > 0 ? [check('lint', changed)] : []),
  run('tests', join(root, 'node_modules', '.bin', 'vitest'), [
    'run',
    `--changed=${base}`,
    ...new Set(changed.map(areaOf)),
    '--passWithNoTests',
    '--reporter=dot',
  ]),
];
const failed = (await Promise.all(runs)).filter((name) => name !== undefined);
process.stdout.write(failed.length === 0 ? '\nall green\n' : `\nred: ${failed.join(', ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Returns the commit where this branch left main, or HEAD on main itself and without a main. */
function findBase(): string {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: root });
    if (status === 0) return stdout.toString().trim();
  }
  return 'HEAD';
}

/** Returns the feature, package or folder that a source file belongs to. */
function areaOf(file: string): string {
  const [area] = /^.*?\/features\/[^/]+\/|^[^/]+\/[^/]+\/(?:src\/[^/]+\/)?/.exec(file) ?? [];
  return area ?? file;
}

/** Returns the source files to lint and test: all of them if the lint rules have changed. */
function findChanged(): string[] {
  const files = [
    ...list('diff', '--name-only', '--diff-filter=d', base),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  if (files.includes('.oxlintrc.json')) return ['.'];
  return files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
}

function list(...args: string[]): string[] {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

function check(name: string, files: string[] = []): Promise<string | undefined> {
  return run(`check:${name}`, 'npm', ['run', '--silent', `check:${name}`, '--', ...files]);
}

/** Prints the output of a run once it has ended, so that outputs don't mix. Resolves with its name if it failed. */
function run(name: string, command: string, args: string[]): Promise<string | undefined> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0 || name === 'tests') process.stdout.write(Buffer.concat(output));
      resolve(code === 0 ? undefined : name);
    });
  });
}
