import { setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';

/* Does long work on a SQLite file in a process of its own with the lowest priority: the server keeps answering
   during the seconds that checking a gigabyte takes, and the memory is freed afterwards. `run-sqlite-tool.ts`
   starts it. */

const [command, file = '', target = ''] = process.argv.slice(2);
const leastUrgent = 19;

setPriority(leastUrgent);
// New files are for this user alone.
process.umask(0o077);
const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
try {
  // This is one read transaction: writers go on, and the copy shows a single moment.
  if (command === 'copy') database.prepare('vacuum into ?').run(target);
  else process.stdout.write(check(command === 'quick-check' ? 'quick_check' : 'integrity_check'));
} finally {
  database.close();
}

/** `ok`, or one line for each fault: ten at most, because one is enough to act upon. */
function check(pragma: 'quick_check' | 'integrity_check'): string {
  const rows = database.prepare(`pragma ${pragma}(10)`).all();
  return rows.map((row) => Object.values(row)[0]).join('\n');
}
