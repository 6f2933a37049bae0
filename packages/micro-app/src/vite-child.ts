import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin, Rolldown } from 'vite';

import type { PageOptions } from './child-page.ts';
import { childPage, developmentPage } from './child-page.ts';
import { qiankunShim } from './qiankun-shim.ts';
import { scopeStyles } from './scope-styles.ts';

/** `name` is the app's name in the shell's registry, and in `[data-micro="name"]`. */
export interface ChildOptions extends PageOptions {
  /** The module that exports `bootstrap`, `mount`, `update` and `unmount`. */
  lifecycles: string;
  /** The module that runs the child on its own page. */
  standalone: string;
  /** The path at which the child is served; default `/child/NAME/`. */
  base?: string;
}

/**
 * Makes a Vite project a micro-app: builds its lifecycles and its standalone page as modules that keep their exports,
 * scopes its styles, and writes the entry page that refers to them all.
 */
export function microAppChild(options: ChildOptions): Plugin {
  const { name, lifecycles, standalone, base = `/child/${name}/` } = options;
  let root = '';
  let isBuild = false;
  return {
    name: 'micro-app-child',
    config: () => ({
      base,
      // The plugin writes the page itself, because Vite would drop the exports of an HTML entry's scripts.
      appType: 'custom',
      css: { postcss: { plugins: [scopeStyles(name)] } },
      build: {
        // So that the shell's policy need not allow `data:` URLs.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { lifecycles, standalone, qiankun: qiankunModule },
          preserveEntrySignatures: 'strict',
        },
      },
    }),
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        if (id === qiankunModule) return id;
        const isOther = importer === qiankunModule || importer === resolve(root, standalone);
        if (!isBuild || !isOther) return null;
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found?.id === resolve(root, lifecycles)
          ? { id: builtLifecycles, external: true }
          : found;
      },
    },
    load: (id) => (id === qiankunModule ? qiankunSource(name, resolve(root, lifecycles)) : null),
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        // Vite adds the base as prefix.
        const page = developmentPage(options, standalone.replace(/^(\.?\/)*/, '/'));
        server
          .transformIndexHtml(request.originalUrl ?? base, page)
          .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next);
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const main = entryChunk(bundle, 'lifecycles');
        const { modules, styles } = filesOf(main, bundle);
        const emit = (fileName: string, source: string) =>
          base + this.getFileName(this.emitFile({ type: 'asset', name: fileName, source }));
        const pinned = (entry: string, before = '') => {
          const { fileName, code } = entryChunk(bundle, entry);
          delete bundle[fileName];
          const built = before + code.replaceAll(builtLifecycles, base + main.fileName);
          return emit(`${entry}.js`, built);
        };
        const alone = filesOf(entryChunk(bundle, 'standalone'), bundle).styles;
        const ownStyles = alone.filter((file) => !styles.includes(file)).map((file) => base + file);
        const adapter = pinned('qiankun').slice(base.length);
        const page = childPage(options, {
          modules: modules.map((file) => base + file),
          styles: styles.map((file) => base + file),
          standalone: pinned('standalone', linkStyles(ownStyles)),
          shim: emit('qiankun-shim.js', qiankunShim(name, adapter)),
        });
        this.emitFile({ type: 'asset', fileName: 'index.html', source: page });
      },
    },
  };
}

/**
 * Stands for the built lifecycles in the files that run them outside our host. If the three were bundled together, they
 * would share a chunk, and the lifecycles' own file would only re-export it: one more request for each mount.
 */
const builtLifecycles = 'virtual:micro-app-lifecycles';
const qiankunModule = 'virtual:micro-app-qiankun';

function qiankunSource(name: string, lifecycles: string): string {
  const adapter = fileURLToPath(new URL('qiankun-child.ts', import.meta.url));
  return `import * as lifecycles from ${JSON.stringify(lifecycles)};
import { qiankunLifecycles } from ${JSON.stringify(adapter)};
export const { bootstrap, mount, update, unmount } =
  qiankunLifecycles(lifecycles, ${JSON.stringify(name)});`;
}

/**
 * Code that waits for the styles which only the standalone page needs. The code adds their links itself, because every
 * host fetches the styles that the entry page links. A style sheet that fails to load does not block anything.
 */
function linkStyles(urls: readonly string[]): string {
  if (urls.length === 0) return '';
  return (
    `await Promise.all(${JSON.stringify(urls)}.map(href=>new Promise(onload=>document.head.append(` +
    `Object.assign(document.createElement('link'),{rel:'stylesheet',href,onload,onerror:onload})))));\n`
  );
}

function entryChunk(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isEntry && file.name === name,
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build has no entry "${name}".`);
  return chunk;
}

/** The chunk's own file first, then all its static imports, and the styles of them all. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visit = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || modules.has(fileName)) return;
    modules.add(fileName);
    file.imports.forEach(visit);
    file.viteMetadata?.importedCss.forEach((style) => styles.add(style));
  };
  visit(chunk.fileName);
  return { modules: [...modules], styles: [...styles] };
}
