import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run test:quick`: the checks, lint of what was changed since main alone, and the tests that have to do with it
 * in the features and packages that were changed, side by side: nearly every test of the server loads all of it.
 * It needs no build and no browser; `npm run check` and `npm test` have the last word.
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

/** Where this branch left main; on main itself, and where there is none, only what is not committed counts. */
function findBase(): string {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: root });
    if (status === 0) return stdout.toString().trim();
  }
  return 'HEAD';
}

/** The feature, or what else is one thing, that a source belongs to. */
function areaOf(file: string): string {
  const [area] = /^.*?\/features\/[^/]+\/|^[^/]+\/[^/]+\/(?:src\/[^/]+\/)?/.exec(file) ?? [];
  return area ?? file;
}

/** The sources to lint and test: all where the rules of lint have changed, too. */
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

/** Says what a run said once it is over, so that they do not talk at once; yields its name where it failed. */
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
