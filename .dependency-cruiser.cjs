const own = '^(packages|apps|content|downloads|scripts|e2e|bench)/';

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
      name: 'ui-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/ui' },
      to: { path: own, pathNot: '^packages/ui' },
    },
    {
      name: 'micro-app-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/micro-app' },
      to: { path: own, pathNot: '^packages/micro-app' },
    },
    {
      name: 'content-imports-contract',
      severity: 'error',
      from: { path: '^content' },
      to: { path: own, pathNot: '^(content|packages/contract)' },
    },
    {
      name: 'downloads-import-contract-content-ui',
      severity: 'error',
      from: { path: '^downloads/src' },
      to: { path: own, pathNot: '^(downloads|content|packages/(contract|ui))/' },
    },
    {
      name: 'apps-stand-alone',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'http-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/(http|database)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(features|app\\.ts|main\\.ts)' },
    },
    {
      name: 'http-knows-no-sql',
      severity: 'error',
      from: { path: '^apps/server/src/http/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^apps/server/src/database', 'node_modules/(kysely|pg)/'] },
    },
    {
      name: 'nothing-points-back',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(app|main|seed)\\.ts' },
    },
    {
      name: 'routes-and-repositories-are-private',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/' },
      to: {
        path: '^apps/server/src/features/[^/]+/(routes|repository)\\.ts',
        pathNot: '^apps/server/src/features/$1/',
      },
    },
    {
      name: 'scripts-are-leaves',
      severity: 'error',
      from: { pathNot: '^scripts/' },
      to: { path: '^scripts/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // swc's walker does not know `using` yet, which the tests and their suites are full of; tests bind no layer.
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
