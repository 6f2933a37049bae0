import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..');
export const folders = ['packages', 'apps', 'content', 'downloads', 'scripts', 'e2e', 'bench'];

export interface ImportsRead {
  /** The number of our own modules that were read. */
  modules: number;
  violations: { rule: { name: string }; from: string; to: string }[];
}

/** Checks this tree, or another with folders of the same names, against `.dependency-cruiser.cjs`. */
export function readImports(root = repository): ImportsRead {
  const config = join(repository, '.dependency-cruiser.cjs');
  const cruiser = join(repository, 'node_modules', '.bin', 'depcruise');
  const { modules, summary } = JSON.parse(
    run(process.execPath, [cruiser, ...folders, '--config', config, '--output-type', 'json'], root),
  ) as { modules: { source: string }[]; summary: Pick<ImportsRead, 'violations'> };
  const isOurs = ({ source }: { source: string }) =>
    /\.tsx?$/.test(source) && !source.includes('node_modules');
  return { modules: modules.filter(isOurs).length, violations: summary.violations };
}

/** Returns the committed and new files of this tree that match one of these Git patterns. */
export function listFiles(patterns: readonly string[]): string[] {
  const options = ['--cached', '--others', '--exclude-standard'];
  return run('git', ['ls-files', ...options, '--', ...patterns])
    .split('\n')
    .filter(Boolean);
}

export function run(command: string, args: string[], cwd = repository): string {
  const { stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error || !stdout) throw error ?? new Error(stderr);
  return stdout;
}
