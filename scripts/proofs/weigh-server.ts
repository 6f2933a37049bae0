import { createApp } from '../../apps/server/src/app.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';

/** Called by `scale.ts`: prints how many megabytes a server takes that was asked these paths. */
const [dataDir = '', databaseUrl = '', ...paths] = process.argv.slice(2);
const database = openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
const context = createContext({ config, database, now: Date.now, newId });
const { app } = await createApp(context);
for (const path of paths) await app.inject(path);
console.log(Math.round(process.memoryUsage.rss() / 1024 / 1024));
process.exit(0);
