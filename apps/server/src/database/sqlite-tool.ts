import { setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';

/*
 * Long work on a SQLite file, as a process of its own and behind all others: a check of a gigabyte takes seconds
 * in which the server goes on answering, and its memory goes with it. `run-sqlite-tool.ts` starts it.
 */

const [command, file = '', target = ''] = process.argv.slice(2);
const leastUrgent = 19;

setPriority(leastUrgent);
// What is written is for this user alone.
process.umask(0o077);
const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
try {
  // One reading transaction: writers go on, and the copy is of one moment.
  if (command === 'copy') database.prepare('vacuum into ?').run(target);
  else process.stdout.write(check(command === 'quick-check' ? 'quick_check' : 'integrity_check'));
} finally {
  database.close();
}

/** `ok`, or a line for each fault: at most ten, because one is enough to act upon. */
function check(pragma: 'quick_check' | 'integrity_check'): string {
  const rows = database.prepare(`pragma ${pragma}(10)`).all();
  return rows.map((row) => Object.values(row)[0]).join('\n');
}
