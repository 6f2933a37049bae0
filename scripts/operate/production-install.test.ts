import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Lists the packages, ours and others', of a production install with the workspace. */
function listInstalled(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies).flatMap((name) => {
    const [, own = ''] = /^@uid\/(.*)$/.exec(name) ?? [];
    const inner = [`packages/${own}`, own].find((each) => existsSync(join(root, each)));
    return own && inner ? [name, ...listInstalled(inner)] : [name];
  });
}

/** Returns a module hook that lets our own files import these packages only. */
function onlyWith(names: string[]): string {
  const hook = `import { isBuiltin, registerHooks } from 'node:module';
    const installed = new Set(${JSON.stringify(names)});
    registerHooks({ resolve(specifier, context, next) {
      const [name] = /^(@[^/]+[/])?[\\w.-]+/.exec(specifier) ?? [];
      const isOurs = context.parentURL?.startsWith('file:') && !context.parentURL.includes('/node_modules/');
      if (isOurs && !/^[./]|:/.test(specifier) && !isBuiltin(specifier) && !installed.has(name))
        throw new Error('missing: ' + name);
      return next(specifier, context);
    } });`;
  return `data:text/javascript,${encodeURIComponent(hook)}`;
}

/** Runs a file as a production install with these workspaces runs it, and returns what it said. */
function run(file: string, workspaces: string[]): Promise<string> {
  const args = ['--import', onlyWith(workspaces.flatMap(listInstalled)), join(root, file)];
  const env = { PATH: process.env['PATH'], DATA_DIR: '/nonexistent/uid', NODE_NO_WARNINGS: '1' };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (_, out, errors) => resolve(out + errors));
  });
}

// export-content is missing here, because it writes sources and runs in a checkout with all tools.
test.each([
  'operate/check-audit',
  'operate/check-books',
  'operate/doctor',
  'operate/expire-password',
  'operate/failed-messages',
  'operate/sign-request',
  'operate/staff',
  'backup/back-up',
  'backup/restore',
])(
  '%s finds all it needs where the server is installed without the tools of the build',
  async (name) => {
    const said = await run(`scripts/${name}.ts`, ['apps/server', 'packages/commands']);
    expect(said).not.toContain('is not installed');
    expect(said).not.toContain('ERR_MODULE_NOT_FOUND');
  },
);

test.each([
  'packages/fonts/src/cut-page-thread.ts',
  'apps/server/src/features/conversations/incoming/parse-mail-thread.ts',
])(
  'the thread %s, which no bundle has, finds its packages in a production install',
  async (file) => {
    const said = await run(file, ['apps/server']);
    // It starts, and fails because it has no input.
    expect(said).toMatch(/TypeError.*(null|undefined)/);
  },
);

test('the image of deploy/Containerfile has what the commands need', () => {
  expect(read('deploy/Containerfile')).toContain('-w @uid/commands');
});
