import type { Plugin } from 'vite';

/**
 * Builds modules of dependencies, named by the end of their path, as empty shells: parts that no
 * page of this application reaches, but that tree shaking has to keep. Fails when one is no longer
 * there, so that an update of the dependency cannot bring them back unseen.
 */
export function leaveOut(paths: readonly string[]): Plugin {
  const met = new Set<string>();
  return {
    name: 'leave-out',
    apply: 'build',
    transform(code, id) {
      const path = paths.find((each) => id.endsWith(`/node_modules/${each}`));
      if (!path) return null;
      met.add(path);
      const names = Array.from(code.matchAll(exported), ([, name]) => name);
      return names.map((name) => `export function ${name}() {}`).join('\n') + defaultOf(code);
    },
    buildEnd(error) {
      const missing = paths.filter((path) => !met.has(path));
      if (!error && missing.length > 0) this.error(`Not in this build: ${missing.join(', ')}`);
    },
  };
}

const exported = /^export (?:const|let|function|async function|class) (\w+)/gm;

function defaultOf(code: string): string {
  return /^export default /m.test(code) ? '\nexport default function () {}' : '';
}
