import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const server = join(import.meta.dirname, '../..');

/** The server as it is released; `scripts/build.ts` builds it. */
export const builtServer = join(server, 'build/main.js');

interface NodeOptions {
  options: string[];
  environment: Record<string, string>;
}

/** The options and the environment with which Node runs it. */
export function nodeOptions(): NodeOptions {
  return JSON.parse(readFileSync(join(server, 'node-options.json'), 'utf8')) as NodeOptions;
}
