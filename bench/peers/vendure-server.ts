import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { catalogueItems } from '@uid/content/catalogue';

/** Runs Vendure as its guide sets it up, with our catalogue: `vendure-server.ts INSTALLED-FOLDER DATA-FOLDER PORT`. */
const [installed = '', dataFolder = '', port = ''] = process.argv.slice(2);

/** The part of Vendure's types that is used here, because this repository does not install Vendure. */
interface Vendure {
  bootstrap: (config: object) => Promise<object>;
  DefaultLogger: new (options: { level: number }) => object;
  LogLevel: { Info: number };
  dummyPaymentHandler: { code: string };
}
interface Populate {
  populate: (
    bootstrap: () => Promise<object>,
    initialData: object,
    productsFile: string,
  ) => Promise<unknown>;
}

// Vendure writes into its working directory, and sends telemetry unless it is disabled.
process.chdir(dataFolder);
process.env.VENDURE_DISABLE_TELEMETRY = 'true';
const load = createRequire(join(installed, 'package.json'));
const { bootstrap, DefaultLogger, LogLevel, dummyPaymentHandler } = load(
  '@vendure/core',
) as Vendure;
const { populate } = load('@vendure/core/cli') as Populate;

const config = {
  apiOptions: { port: Number(port), hostname: '127.0.0.1' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: randomUUID() },
  },
  dbConnectionOptions: { type: 'postgres', url: process.env.DATABASE_URL, synchronize: true },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  importExportOptions: { importAssetsDir: dataFolder },
  logger: new DefaultLogger({ level: LogLevel.Info }),
};

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Asia',
  countries: [{ name: 'China', code: 'CN', zone: 'Asia' }],
  taxRates: [{ name: 'Standard', percentage: 13 }],
  shippingMethods: [{ name: 'Standard', price: 0 }],
  paymentMethods: [
    {
      name: 'Dummy',
      handler: {
        code: dummyPaymentHandler.code,
        arguments: [{ name: 'automaticSettle', value: 'true' }],
      },
    },
  ],
  collections: [],
};

const columns =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';

function writeProducts(): string {
  const lines = catalogueItems.flatMap(({ id, variants }) =>
    variants.map(({ sku, priceFen }, place) => {
      const product = place === 0 ? `${id},${id},,,,size` : ',,,,,';
      return `${product},${sku},${sku},${(priceFen / 100).toFixed(2)},standard,100000000,false,,`;
    }),
  );
  const file = join(dataFolder, 'products.csv');
  writeFileSync(file, [columns, ...lines].join('\n'));
  return file;
}

await populate(() => bootstrap(config), initialData, writeProducts());
console.log(`ready at http://127.0.0.1:${port}`);
