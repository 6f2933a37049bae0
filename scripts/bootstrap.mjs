// Runs on any Node that is there (20 or newer) before anything is installed: plain JavaScript without packages.
// Installs the packages of package-lock.json, then hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const installed = join(root, 'node_modules', '.package-lock.json');
const [script = 'start.mjs', ...args] = process.argv.slice(2);

// These options halve the memory in use: docs/decisions/0030-one-file-and-half-the-memory.md
const { options, environment } = JSON.parse(
  readFileSync(join(root, 'apps/server/node-options.json'), 'utf8'),
);

refuseOldNode();
installIfStale();
handOver();

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    fail(`Node ${process.versions.node} is too old: version 20 or newer is needed to start.`);
}

/** npm keeps a copy of the lockfile beside the packages. If that copy is older than ours, the packages are stale. */
function installIfStale() {
  const tolerance = 5000;
  const wantedAt = statSync(join(root, 'package-lock.json')).mtimeMs - tolerance;
  if (existsSync(pinnedNode) && existsSync(installed) && statSync(installed).mtimeMs >= wantedAt)
    return;
  console.error('Installing packages: once, about a minute …');
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (error || status !== 0)
    fail(
      'The packages could not be installed: is the npm registry reachable and the folder writable?',
    );
}

function handOver() {
  const path = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  const child = spawn(pinnedNode, [...options, join(root, 'scripts', script), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...environment,
      ...process.env,
      PATH: path,
    },
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`The pinned Node could not run: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  leaveWithNpm(child);
}

/** Ends the child once npm is gone: a killed npm can't tell its children, and the port would stay taken. */
function leaveWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  setInterval(() => ancestors() === before || child.kill('SIGTERM'), 1000).unref();
}

/** The process ids of the shell that npm runs scripts in and, if the system tells, of npm itself. */
function ancestors() {
  const stat = `/proc/${process.ppid}/stat`;
  const grandparent = existsSync(stat)
    ? readFileSync(stat, 'utf8').split(') ')[1]?.split(' ')[1]
    : '';
  return `${process.ppid} ${grandparent}`;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
