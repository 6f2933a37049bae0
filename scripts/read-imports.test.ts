import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { folders, readImports } from './read-imports.ts';

interface Rule {
  name: string;
}

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: Rule[];
};
const features = 'apps/server/src/features';

/** Imports that each rule must report: from a file to a file, or to a package. */
const planted: Record<string, [from: string, to: string][]> = {
  'no-cycle': [['content/src/circle-back.ts', 'content/src/circle.ts']],
  'contract-imports-zod': [
    ['packages/contract/src/c.ts', 'kysely'],
    ['packages/contract/src/d.ts', 'packages/ui/src/b.ts'],
  ],
  'zod-comes-from-the-contract': [
    ['apps/server/src/settings-a.ts', 'zod'],
    ['apps/operator/src/a.ts', 'zod/mini'],
    ['packages/contract/src/e.ts', 'zod/mini'],
    ['scripts/c.ts', 'zod'],
  ],
  'zod-is-mini': [['packages/contract/src/zod.ts', 'zod']],
  resolvable: [['content/src/lost.ts', './nowhere.ts']],
  'ui-imports-nothing-of-ours': [['packages/ui/src/a.ts', 'packages/contract/src/b.ts']],
  'forms-import-contract-ui': [['packages/forms/src/a.ts', 'packages/micro-app/src/b.ts']],
  'fonts-imports-nothing-of-ours': [['packages/fonts/src/a.ts', 'packages/ui/src/b.ts']],
  'pictures-imports-nothing-of-ours': [['packages/pictures/src/a.ts', 'packages/ui/src/b.ts']],
  'micro-app-imports-nothing-of-ours': [['packages/micro-app/src/a.ts', 'packages/ui/src/b.ts']],
  'opentelemetry-imports-nothing-of-ours': [
    ['packages/opentelemetry/src/a.ts', 'packages/ui/src/b.ts'],
  ],
  'opentelemetry-is-known-to-one-package': [
    ['apps/server/src/telemetry/a.ts', '@opentelemetry/api'],
  ],
  'content-imports-contract': [['content/src/a.ts', 'packages/ui/src/b.ts']],
  'downloads-import-contract-content-fonts-ui': [['downloads/src/a.ts', 'apps/shell/app/b.ts']],
  'apps-stand-alone': [['apps/shell/app/a.ts', 'apps/uid-front/src/b.ts']],
  'http-and-database-know-no-feature': [
    ['apps/server/src/http/a.ts', `${features}/cart/a-b.ts`],
    ['apps/server/src/database/a.ts', 'apps/server/src/app.ts'],
  ],
  'http-knows-no-sql': [
    ['apps/server/src/http/b.ts', 'apps/server/src/database/b.ts'],
    ['apps/server/src/http/c.ts', 'kysely'],
  ],
  'features-know-no-root': [
    [`${features}/cart/c.ts`, 'apps/server/src/app.ts'],
    [`${features}/cart/d.ts`, 'apps/server/src/subscribers.ts'],
    [`${features}/cart/e.ts`, 'apps/server/src/retention.ts'],
  ],
  'other-features-know-none': [[`${features}/jobs/a.ts`, `${features}/payments/a-b.ts`]],
  'idempotency-knows-those-below': [
    [`${features}/idempotency/a.ts`, `${features}/catalogue/a-b.ts`],
  ],
  'audit-knows-those-below': [[`${features}/audit/a.ts`, `${features}/catalogue/a-b.ts`]],
  'approvals-knows-those-below': [[`${features}/approvals/a.ts`, `${features}/catalogue/a-b.ts`]],
  'catalogue-knows-those-below': [[`${features}/catalogue/a.ts`, `${features}/cart/a-b.ts`]],
  'cart-knows-those-below': [[`${features}/cart/a.ts`, `${features}/addresses/a-b.ts`]],
  'reorder-lists-knows-those-below': [
    [`${features}/reorder-lists/a.ts`, `${features}/orders/a-b.ts`],
  ],
  'invoice-titles-knows-those-below': [
    [`${features}/invoice-titles/a.ts`, `${features}/orders/a-b.ts`],
  ],
  'addresses-knows-those-below': [[`${features}/addresses/a.ts`, `${features}/orders/a-b.ts`]],
  'orders-knows-those-below': [
    [`${features}/orders/a.ts`, `${features}/payments/a-b.ts`],
    [`${features}/orders/deeper/a.ts`, `${features}/notices/a-b.ts`],
    [`${features}/orders/b.ts`, `${features}/messages/a-b.ts`],
  ],
  'payments-knows-those-below': [[`${features}/payments/a.ts`, `${features}/shipments/a-b.ts`]],
  'shipments-knows-those-below': [[`${features}/shipments/a.ts`, `${features}/refunds/a-b.ts`]],
  'refunds-knows-those-below': [[`${features}/refunds/a.ts`, `${features}/notices/a-b.ts`]],
  'invoices-knows-those-below': [[`${features}/invoices/a.ts`, `${features}/refunds/a-b.ts`]],
  'notices-knows-those-below': [[`${features}/notices/a.ts`, `${features}/jobs/a-b.ts`]],
  'staff-orders-knows-those-below': [
    [`${features}/staff-orders/a.ts`, `${features}/notices/a-b.ts`],
  ],
  'quotes-knows-those-below': [[`${features}/quotes/a.ts`, `${features}/identity/a-b.ts`]],
  'overview-knows-those-below': [[`${features}/overview/a.ts`, `${features}/identity/a-b.ts`]],
  'identity-knows-those-below': [[`${features}/identity/a.ts`, `${features}/cart/a-b.ts`]],
  'conversations-knows-those-below': [
    [`${features}/conversations/a.ts`, `${features}/enquiries/a-b.ts`],
  ],
  'enquiries-knows-those-below': [[`${features}/enquiries/a.ts`, `${features}/identity/a-b.ts`]],
  'contents-knows-those-below': [[`${features}/contents/a.ts`, `${features}/search/a-b.ts`]],
  'search-knows-those-below': [[`${features}/search/a.ts`, `${features}/catalogue/a-b.ts`]],
  'customers-knows-those-below': [[`${features}/customers/a.ts`, `${features}/orders/a-b.ts`]],
  'system-knows-those-below': [[`${features}/system/a.ts`, `${features}/orders/a-b.ts`]],
  'media-knows-those-below': [[`${features}/media/a.ts`, `${features}/contents/a-b.ts`]],
  'drawings-knows-those-below': [[`${features}/drawings/a.ts`, `${features}/search/a-b.ts`]],
  'signatures-knows-those-below': [[`${features}/signatures/a.ts`, `${features}/search/a-b.ts`]],
  'downloads-knows-those-below': [[`${features}/downloads/a.ts`, `${features}/search/a-b.ts`]],
  'backups-knows-those-below': [[`${features}/backups/a.ts`, `${features}/cart/a-b.ts`]],
  'personal-data-knows-those-below': [
    [`${features}/personal-data/a.ts`, `${features}/refunds/a-b.ts`],
  ],
  'routes-and-repositories-are-private': [
    [`${features}/refunds/b.ts`, `${features}/payments/repository.ts`],
    [`${features}/refunds/c.ts`, `${features}/payments/books/repository.ts`],
    [`${features}/refunds/d.ts`, `${features}/payments/providers/bank/routes.ts`],
  ],
  'scripts-are-leaves': [['apps/shell/app/c.ts', 'scripts/b.ts']],
};

/** Similar imports that are allowed, which no rule may report. */
const allowed: [from: string, to: string][] = [
  [`${features}/orders/c.ts`, `${features}/cart/a-b.ts`],
  [`${features}/payments/b.ts`, `${features}/payments/deeper/repository.ts`],
  [`${features}/payments/c.ts`, `${features}/orders/a-b.ts`],
  [`${features}/notices/b.ts`, `${features}/messages/a-b.ts`],
  [`${features}/cart/testing/a.ts`, `${features}/notices/a-b.ts`],
  ['scripts/a.ts', `${features}/cart/a-b.ts`],
  ['bench/a.ts', 'scripts/a.ts'],
];

const root = mkdtempSync(join(tmpdir(), 'uid-imports-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('every rule of imports sees what breaks it, and nothing else', () => {
  for (const folder of folders) mkdirSync(join(root, folder));
  write('tsconfig.json', '{}');
  const packages = ['kysely', '@opentelemetry/api', 'zod'];
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  write('node_modules/zod/mini/index.js', '');
  const dependencies = Object.fromEntries(packages.map((name) => [name, '1.0.0']));
  write('package.json', JSON.stringify({ dependencies }));
  for (const [from, to] of [...Object.values(planted).flat(), ...allowed]) plant(from, to);
  write('content/src/circle.ts', "import './circle-back.ts';");
  const seen = readImports(root).violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  const expected = Object.entries(planted).flatMap(([rule, imports]) =>
    imports.map(([from]) => `${rule}: ${from}`),
  );
  expect(seen.toSorted()).toEqual(expected.toSorted());
});

test('every rule of imports has a plant', () => {
  const names = forbidden.map(({ name }) => name);
  expect(Object.keys(planted).toSorted()).toEqual(names.toSorted());
});

function plant(from: string, to: string): void {
  const isOurs = folders.some((folder) => to.startsWith(`${folder}/`));
  const path = relative(dirname(from), to);
  const specifier = path.startsWith('.') ? path : `./${path}`;
  write(from, `import '${isOurs ? specifier : to}';`);
  if (isOurs) write(to, '');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
