const own = '^(packages|apps|content|downloads|scripts|e2e|bench)/';
const server = '^apps/server/src/';

/** The layers of the server's shop, lowest first. A feature may import those of earlier lines, but not of its own. */
const shopLayers = [
  ['idempotency'],
  ['audit'],
  ['approvals'],
  ['catalogue'],
  ['cart', 'addresses', 'invoice-titles'],
  ['reorder-lists'],
  ['orders'],
  ['payments', 'shipments'],
  ['refunds', 'invoices'],
  ['notices', 'staff-orders'],
  ['quotes'],
  ['overview'],
];
/** Features that each feature may import besides lower layers. Nothing else may import a feature beside the shop. */
const besideTheShop = {
  audit: ['messages'],
  payments: ['contents', 'sandbox-pay'],
  shipments: ['sandbox-carrier', 'contents'],
  invoices: ['contents'],
  notices: ['messages', 'contents'],
  quotes: ['messages', 'contents', 'erasures', 'enquiries'],
  identity: ['audit', 'approvals', 'messages', 'erasures', 'contents'],
  backups: ['identity', 'audit', 'media'],
  media: [],
  downloads: ['media', 'contents', 'drawings', 'signatures'],
  drawings: ['media', 'contents', 'catalogue'],
  signatures: ['media', 'drawings'],
  enquiries: ['audit', 'idempotency', 'messages', 'contents', 'erasures', 'conversations'],
  conversations: ['idempotency', 'orders', 'messages', 'contents', 'erasures', 'identity'],
  overview: ['enquiries', 'messages', 'jobs', 'conversations', 'contents'],
  search: ['contents', 'identity'],
  contents: ['audit', 'media', 'signatures'],
  catalogue: ['media'],
  customers: ['identity', 'staff-orders'],
  system: ['backups', 'identity'],
  'personal-data': ['identity', 'cart', 'orders'],
};

/** Tests, and files that only tests use, may import from any layer. */
const notTests = '(\\.test\\.ts$|/testing/)';

function knownTo(feature) {
  const layer = shopLayers.findIndex((line) => line.includes(feature));
  const below = shopLayers.slice(0, Math.max(layer, 0)).flat();
  return [...below, ...(besideTheShop[feature] ?? [])];
}

const listed = [...new Set([...shopLayers.flat(), ...Object.keys(besideTheShop)])];
const featureRules = listed.map((feature) => ({
  name: `${feature}-knows-those-below`,
  severity: 'error',
  from: { path: `${server}features/${feature}/`, pathNot: notTests },
  to: {
    path: `${server}features/`,
    pathNot: `${server}features/(${[feature, ...knownTo(feature)].join('|')})/`,
  },
}));

const independentRules = ['fonts', 'pictures', 'micro-app', 'opentelemetry'].map((name) => ({
  name: `${name}-imports-nothing-of-ours`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: own, pathNot: `^packages/${name}/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?url', '^virtual:', '\\+types/', '^cloudflare:'] },
    },
    {
      name: 'contract-imports-zod',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src', 'node_modules/zod/'] },
    },
    {
      name: 'zod-comes-from-the-contract',
      severity: 'error',
      from: { pathNot: '^packages/contract/src/zod\\.ts$' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'zod-is-mini',
      severity: 'error',
      from: { path: '^packages/contract/src/zod\\.ts$' },
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/' },
    },
    {
      name: 'ui-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: own, pathNot: '^packages/ui' },
    },
    {
      name: 'forms-import-contract-ui',
      severity: 'error',
      from: { path: '^packages/forms/src' },
      to: { path: own, pathNot: '^packages/(forms|contract|ui)/' },
    },
    ...independentRules,
    {
      name: 'opentelemetry-is-known-to-one-package',
      severity: 'error',
      from: { pathNot: '^packages/opentelemetry' },
      to: { path: 'node_modules/@opentelemetry/' },
    },
    {
      name: 'content-imports-contract',
      severity: 'error',
      from: { path: '^content' },
      to: { path: own, pathNot: '^(content|packages/contract)' },
    },
    {
      name: 'downloads-import-contract-content-fonts-ui',
      severity: 'error',
      from: { path: '^downloads/src' },
      to: { path: own, pathNot: '^(downloads|content|packages/(contract|fonts|ui))/' },
    },
    {
      name: 'apps-stand-alone',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'http-and-database-know-no-feature',
      severity: 'error',
      from: { path: `${server}(http|database)/`, pathNot: notTests },
      to: { path: `${server}(features/|app\\.ts|main\\.ts)` },
    },
    {
      name: 'http-knows-no-sql',
      severity: 'error',
      from: { path: `${server}http/`, pathNot: notTests },
      to: { path: [`${server}database`, 'node_modules/(kysely|pg)/'] },
    },
    {
      name: 'features-know-no-root',
      severity: 'error',
      from: { path: `${server}features/`, pathNot: notTests },
      to: {
        path: `${server}(app|main|seed|create-context|list-jobs|subscribers|read-config|retention|apply-erasures)\\.ts`,
      },
    },
    {
      name: 'other-features-know-none',
      severity: 'error',
      from: {
        path: `${server}features/([^/]+)/`,
        pathNot: [notTests, `${server}features/(${listed.join('|')})/`],
      },
      to: { path: `${server}features/`, pathNot: `${server}features/$1/` },
    },
    ...featureRules,
    {
      name: 'routes-and-repositories-are-private',
      severity: 'error',
      from: { path: `${server}features/([^/]+)/`, pathNot: notTests },
      to: {
        path: `${server}features/.+/(routes|repository)\\.ts`,
        pathNot: `${server}features/$1/`,
      },
    },
    {
      name: 'scripts-are-leaves',
      severity: 'error',
      from: { pathNot: '^(scripts|bench)/' },
      to: { path: '^scripts/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // swc's walker does not support `using` yet, which tests and their suites often use. No layer binds tests anyway.
    exclude: {
      path: [
        '(^|/)(build|dist|\\.react-router|\\.enhancements|\\.islands)/',
        '\\.test\\.tsx?$',
        '-suite\\.ts$',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
