import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin, Rolldown } from 'vite';

import { qiankunShim } from './qiankun-shim.ts';
import { scopeStyles } from './scope-styles.ts';

export interface ChildOptions {
  /** The name in the shell's registry, and in `[data-micro="name"]`. */
  name: string;
  /** The module that exports `bootstrap`, `mount`, `update` and `unmount`. */
  lifecycles: string;
  /** The module that runs the child on its own page. */
  standalone: string;
  /** Where the child is served; `/child/NAME/` unless told. */
  base?: string;
  /** Of the child's own page. */
  title?: string;
  language?: string;
}

/**
 * Makes a Vite project a micro-app: builds its lifecycles and its standalone page as modules that
 * keep their exports, scopes its styles, and writes the entry page that names them all.
 */
export function microAppChild(options: ChildOptions): Plugin {
  const { name, lifecycles, standalone, base = `/child/${name}/` } = options;
  let root = '';
  return {
    name: 'micro-app-child',
    config: () => ({
      base,
      // The page is written here; Vite would drop the exports of an HTML entry's scripts.
      appType: 'custom',
      css: { postcss: { plugins: [scopeStyles(name)] } },
      build: {
        // The shell's policy need not allow `data:` addresses.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { lifecycles, standalone, qiankun: qiankunModule },
          preserveEntrySignatures: 'strict',
        },
      },
    }),
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === qiankunModule ? id : null),
    load: (id) => (id === qiankunModule ? qiankunSource(name, resolve(root, lifecycles)) : null),
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const page = developmentPage(options);
        server
          .transformIndexHtml(request.originalUrl ?? base, page)
          .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next);
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const lifecycleFiles = filesOf(entryChunk(bundle, 'lifecycles'), bundle);
        const standaloneChunk = entryChunk(bundle, 'standalone');
        const shim = this.emitFile({
          type: 'asset',
          name: 'qiankun.js',
          source: qiankunShim(name, entryChunk(bundle, 'qiankun').fileName),
        });
        const page = entryPage(options, base, {
          ...lifecycleFiles,
          standalone: standaloneChunk.fileName,
          shim: this.getFileName(shim),
        });
        this.emitFile({ type: 'asset', fileName: 'index.html', source: page });
      },
    },
  };
}

const qiankunModule = 'virtual:micro-app-qiankun';

function qiankunSource(name: string, lifecycles: string): string {
  const adapter = fileURLToPath(new URL('qiankun-child.ts', import.meta.url));
  return `import * as lifecycles from ${JSON.stringify(lifecycles)};
import { qiankunLifecycles } from ${JSON.stringify(adapter)};
export const { bootstrap, mount, update, unmount } =
  qiankunLifecycles(lifecycles, ${JSON.stringify(name)});`;
}

function entryChunk(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isEntry && file.name === name,
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build has no entry "${name}".`);
  return chunk;
}

/** The chunk's own file first, then all it imports statically, and the styles of them all. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || scripts.has(fileName)) return;
    scripts.add(fileName);
    file.imports.forEach(visit);
    file.viteMetadata?.importedCss.forEach((style) => styles.add(style));
  };
  visit(chunk.fileName);
  return { scripts: [...scripts], styles: [...styles] };
}

interface EntryFiles {
  scripts: string[];
  styles: string[];
  standalone: string;
  shim: string;
}

/**
 * `data-lifecycles` tells our host which module to import. `ignore` keeps the modules away from
 * qiankun, which evaluates scripts as text, and `entry` shows it the one that it can.
 */
function entryPage(options: ChildOptions, base: string, files: EntryFiles): string {
  const [lifecycles, ...preloads] = files.scripts.map((file) => base + file);
  return pageOf(options, [
    ...files.styles.map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    ...preloads.map((address) => `<link rel="modulepreload" href="${address}">`),
    `<script type="module" src="${lifecycles}" data-lifecycles ignore></script>`,
    `<script type="module" src="${base}${files.standalone}" ignore></script>`,
    `<script src="${base}${files.shim}" entry></script>`,
  ]);
}

function developmentPage(options: ChildOptions): string {
  // Vite puts the base in front.
  const source = options.standalone.replace(/^(\.?\/)*/, '/');
  return pageOf(options, [`<script type="module" src="${source}"></script>`]);
}

function pageOf({ name, title = name, language = 'zh' }: ChildOptions, tags: string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
${tags.join('\n')}
</head>
<body></body>
</html>
`;
}
