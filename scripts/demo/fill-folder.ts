import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ConfigError } from '../../apps/server/src/config-error.ts';
import type { Config } from '../../apps/server/src/config.ts';
import { openDataFolder } from '../../apps/server/src/data-folder.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openSqliteDatabase, sqliteFileIn } from '../../apps/server/src/database/open-database.ts';
import { openPrivateFile } from '../../apps/server/src/private-file.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { fillShop } from './fill-shop.ts';
import type { SignIn } from './people.ts';

/** Default settings of the demo, which the environment can override. */
const demoSettings: Record<string, string> = {
  DATA_DIR: './data/demo',
  PAYMENT_METHODS: 'sandbox,bank-transfer',
  TRANSFER_HOLDER: 'UID Security',
  TRANSFER_BANK: '示例银行',
  TRANSFER_ACCOUNT: '0000 0000 0000 0000',
  CARRIERS: 'sandbox,sf-express',
  // Staff send the parcels in the console.
  SANDBOX_SHIPS_ITSELF: 'off',
};

/** The name of the bank's file, which is written beside the database. */
export const statementFile = 'bank-statement.csv';

/** All requests come from one address here, so the limit of attempts is lifted. */
const whileFilling = { ATTEMPTS_PER_ADDRESS: '1000000', LOG_LEVEL: 'error' };

/** The sign-ins that were made with the data, and are printed at every start. */
export interface SignIns {
  password: string;
  staff: SignIn[];
}

export function demoEnvironment(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...demoSettings, ...given };
}

/** Fills an empty data folder. A folder that the demo has filled before is left as it is, any other is refused. */
export async function fillFolder(environment: NodeJS.ProcessEnv, days: number): Promise<SignIns> {
  const config = readConfig({ ...environment, ...whileFilling });
  refusePublic(config);
  const file = join(config.dataDir, 'demo.json');
  if (existsSync(file)) return read(file);
  refuseFullFolder(config);
  console.error('Filling the shop: once, about a minute …');
  openDataFolder(config.dataDir);
  // An interrupted filling is deleted and repeated, so the database needs no durability.
  const database = openSqliteDatabase(sqliteFileIn(config.dataDir), { isExpendable: true });
  await migrate(database);
  const password = randomBytes(15).toString('base64url');
  const filling = { config, database, password, endsAt: Date.now(), days };
  const { staff, statement } = await fillShop(filling);
  writeFileSync(join(config.dataDir, statementFile), statement);
  await database[Symbol.asyncDispose]();
  openPrivateFile(file, () => JSON.stringify({ password, staff } satisfies SignIns));
  return read(file);
}

function refusePublic({ isPublic, databaseUrl }: Config): void {
  if (isPublic)
    throw new ConfigError(
      'The demo tells its passwords, so it is for this machine alone: leave PUBLIC_ORIGIN, HOST and NODE_ENV out.',
    );
  if (databaseUrl)
    throw new ConfigError('The demo keeps its data in a folder: leave DATABASE_URL out.');
}

function refuseFullFolder({ dataDir }: Config): void {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new ConfigError(
      `The folder ${dataDir} is not empty, and no demo has filled it: name another one, like DATA_DIR=./data/demo-2. Delete it where a demo was interrupted.`,
    );
}

function read(file: string): SignIns {
  return JSON.parse(readFileSync(file, 'utf8')) as SignIns;
}
