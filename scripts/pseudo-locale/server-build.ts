import { join } from 'node:path';

import type { Plugin } from 'vite';

const app = join(import.meta.dirname, '../../apps/shell/app');
const virtual = 'virtual:react-router/server-build';

/**
 * Provides the shell's server build from its sources, as React Router's build does. Scripts for browsers are
 * not part of it: they are built before, and their texts come from the same modules.
 */
export function serverBuild(): Plugin {
  return {
    name: 'server-build',
    enforce: 'pre',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id.includes('.enhancements/')) return `export default ''`;
      if (id.endsWith('/islands/script-files.ts')) return scriptFiles;
      if (id !== `\0${virtual}`) return undefined;
      Object.assign(globalThis, { __reactRouterAppDirectory: app });
      const { default: routes } = (await import(join(app, 'routes.ts'))) as {
        default: Route[];
      };
      const root = { id: 'root', file: 'root.tsx', path: '', children: routes };
      return buildOf([...flatten([root])]);
    },
  };
}

const scriptFiles = `
const files = () => ({ module: '/script.js', imports: [] });
export { files as islandFiles, files as enhancementFiles };`;

/** A route as React Router describes it: nested in `routes.ts`, listed in its build. */
interface Route {
  id?: string;
  path?: string;
  file: string;
  parentId?: string | undefined;
  children?: Route[];
}

function* flatten(routes: Route[], parentId?: string): Generator<Route> {
  for (const { children = [], ...route } of routes) {
    const id = route.id ?? route.file;
    yield { ...route, id, parentId };
    yield* flatten(children, id);
  }
}

function buildOf(routes: Route[]): string {
  const imports = routes.map(({ file }, at) => `import * as m${at} from '${join(app, file)}';`);
  const entries = routes.map(
    ({ file: _file, ...route }, at) =>
      `'${route.id}': { ...${JSON.stringify(route)}, module: m${at} },`,
  );
  return `import * as module from '${join(app, 'entry.server.tsx')}';
${imports.join('\n')}
export const entry = { module };
export const routes = { ${entries.join('\n')} };
const described = Object.values(routes).map(({ module, ...route }) => [
  route.id,
  {
    ...route,
    module: '',
    hasLoader: 'loader' in module,
    hasAction: 'action' in module,
    hasErrorBoundary: 'ErrorBoundary' in module,
  },
]);
export const assets = { entry: { module: '', imports: [] }, routes: Object.fromEntries(described), url: '', version: '' };
export const publicPath = '/', assetsBuildDirectory = '', basename = '/', future = {}, ssr = true;
export const isSpaMode = false, prerender = [], routeDiscovery = { mode: 'initial' };`;
}
