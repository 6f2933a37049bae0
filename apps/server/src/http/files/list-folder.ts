import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Stands in for `glob` in the bundle (`vite.config.ts`): of its 139 KB, `@fastify/static` asks for this alone, all files
 * of a folder and of those inside, by their names from there. What begins with a dot is not served.
 */
export async function glob(_pattern: string, { cwd }: { cwd: string }): Promise<string[]> {
  const entries = await readdir(cwd, { recursive: true, withFileTypes: true });
  return entries
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => relative(cwd, join(parentPath, name)))
    .filter((path) => !/(^|[/\\])\./.test(path));
}
