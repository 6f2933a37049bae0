import { existsSync } from 'node:fs';

import { readConfig } from '../apps/server/src/config.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { checkBooks } from '../apps/server/src/features/payments/books/check-books.ts';
import { createPayments } from '../apps/server/src/features/payments/payments.ts';
import { newId } from '../apps/server/src/new-id.ts';

/** Prints every order whose ledger, payments and payment company disagree. Fails where one does. */
const config = readConfig(process.env);
if (!config.databaseUrl && !existsSync(config.dataDir)) {
  console.error(`There is no data folder ${config.dataDir}: set DATA_DIR to the server's.`);
  process.exit(1);
}
const database = openDatabase(config);
try {
  await migrate(database);
  const context = { config, database, now: Date.now, newId };
  let count = 0;
  for await (const { no, problem } of checkBooks(createPayments(context, console))) {
    console.log(`${no}: ${problem}`);
    count += 1;
  }
  console.log(count === 0 ? 'The books agree.' : `${count} disagreements.`);
  process.exitCode = count === 0 ? 0 : 1;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
} finally {
  await database[Symbol.asyncDispose]();
}
