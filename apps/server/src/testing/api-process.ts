import type { AddressInfo } from 'node:net';

import { createApp } from '../app.ts';
import { readConfig } from '../read-config.ts';
import { createContext } from '../create-context.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { newId } from '../new-id.ts';
import { testTimeout } from './test-timeout.ts';

/* Runs the API without its pages as a separate process: reports its port, and ends with its parent. */

const config = readConfig(process.env);
const database = openDatabase({ ...config, timeout: testTimeout });
await migrate(database);
const { app } = await createApp(createContext({ config, database, now: Date.now, newId }));
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
process.on('disconnect', () => process.exit(0));
