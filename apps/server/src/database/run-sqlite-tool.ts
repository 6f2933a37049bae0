import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const tool = fileURLToPath(new URL('./sqlite-tool.ts', import.meta.url));

/** Pages of a SQLite file are not what SQLite wrote there: a disk, or somebody else, changed them. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged';
}

/** `quick-check` reads every page; `integrity-check` compares every index with its table, too. Throws `DatabaseDamaged`. */
export async function checkSqlite(
  file: string,
  kind: 'quick-check' | 'integrity-check',
): Promise<void> {
  const found = await runTool(kind, file).catch((cause: unknown) => {
    // A damage so great that SQLite cannot even begin.
    if (/malformed|not a database/.test(String(cause))) return 'the file cannot be read';
    throw cause;
  });
  if (found !== 'ok')
    throw new DatabaseDamaged(`${file} is damaged: ${found.replaceAll('\n', '; ')}`);
}

/** Writes a copy of one moment to a file that is not there; the server goes on meanwhile. */
export async function copySqlite(file: string, target: string): Promise<void> {
  await runTool('copy', file, target);
}

async function runTool(...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_NO_WARNINGS: '1' };
  try {
    const { stdout } = await run(process.execPath, [tool, ...args], { env });
    return stdout;
  } catch (cause) {
    throw new Error(lastErrorOf((cause as { stderr?: string }).stderr) ?? String(cause), { cause });
  }
}

/** What Node prints of an error that ended it, without source and trace. */
function lastErrorOf(text: string | undefined): string | undefined {
  return text?.split('\n').find((line) => /^\w*Error:/.test(line));
}
