import { openDatabase } from '../database/open-database.ts';
import { migrate } from '../database/migrate.ts';
import { newId } from '../new-id.ts';
import { readConfig } from '../read-config.ts';
import { seed } from '../seed.ts';

/* Does what a start does with the database, in a separate process: exits normally, or reports why it could not. */

const database = openDatabase(readConfig(process.env));
await migrate(database);
await seed({ database, now: Date.now, newId });
await database[Symbol.asyncDispose]();
