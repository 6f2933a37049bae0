import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Holds ARCHITECTURE.md's table of import directions.
 * A cruiser that cannot parse a file skips it in silence, so the count is compared with the files there are.
 */
const root = join(import.meta.dirname, '..');
const folders = ['packages', 'apps', 'content', 'downloads', 'scripts', 'e2e', 'bench'];

const listed = run('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '--',
  ...folders.map((folder) => `${folder}/**/*.ts*`),
]);
const expected = listed.split('\n').filter((file) => /(?<!\.test)\.tsx?$/.test(file)).length;
const report = JSON.parse(
  run(join(root, 'node_modules', '.bin', 'depcruise'), [
    ...folders,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]),
);
const { violations } = report.summary as {
  violations: { rule: { name: string }; from: string; to: string }[];
};
const read = (report.modules as { source: string }[]).filter(
  ({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules'),
).length;

for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (read < expected) console.error(`Only ${read} of ${expected} modules were read.`);
console.log(`${read} modules, ${violations.length} violations`);
process.exitCode = violations.length > 0 || read < expected ? 1 : 0;

function run(command: string, args: string[]): string {
  const { stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error || !stdout) throw error ?? new Error(stderr);
  return stdout;
}
