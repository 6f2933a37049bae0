import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const tool = fileURLToPath(new URL('./sqlite-tool.ts', import.meta.url));

/** Thrown if a page of a SQLite file is not as SQLite wrote it, because a disk or another program changed it. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged';
}

/**
 * `quick-check` reads every page; `integrity-check` also compares every index with its table. Throws `DatabaseDamaged`.
 */
export async function checkSqlite(
  file: string,
  kind: 'quick-check' | 'integrity-check',
): Promise<void> {
  const found = await runTool(kind, file).catch((cause: unknown) => {
    // The file is so damaged that SQLite cannot even open it.
    if (/malformed|not a database/.test(String(cause))) return 'the file cannot be read';
    throw cause;
  });
  if (found !== 'ok')
    throw new DatabaseDamaged(`${file} is damaged: ${found.replaceAll('\n', '; ')}`);
}

/** Writes a copy of the file's state at one moment to a new file; the server goes on writing meanwhile. */
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

/** The message that Node prints for an error that ended it, without source and stack. */
function lastErrorOf(text: string | undefined): string | undefined {
  return text?.split('\n').find((line) => /^\w*Error:/.test(line));
}
