import { openDatabase } from '../database/open-database.ts';
import { migrate } from '../database/migrate.ts';
import { newId } from '../new-id.ts';
import { readConfig } from '../read-config.ts';
import { seed } from '../seed.ts';

/* What a start does with the database, as a process of its own: ends well, or says why it could not. */

const database = openDatabase(readConfig(process.env));
await migrate(database);
await seed({ database, now: Date.now, newId });
await database[Symbol.asyncDispose]();
