import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { buildFiles, bundle } from '../../packages/micro-app/e2e/bundle.ts';
import { serveFiles } from '../../packages/micro-app/e2e/guest-build.ts';
import type { Site } from '../../packages/micro-app/e2e/site.ts';
import { page, startSite } from '../../packages/micro-app/e2e/site.ts';
import { microAppChild } from '../../packages/micro-app/src/vite-child.ts';

export const hosts = ['ours', 'entry-alone', 'qiankun', 'single-spa'] as const;
export type HostName = (typeof hosts)[number];

/** The policy that qiankun needs to run at all. It is the same for every host. */
const policy = "script-src 'self' 'unsafe-eval' 'unsafe-inline'";

/** Serves a page for each host, the same child in each host's format, and measures the hosts' gzipped bytes. */
export async function startBenchSite() {
  const site = await startSite({ policy });
  const child = await serveModuleChild(site);
  await serveClassicChild(site);
  const sizes: Record<HostName, number> = {
    ours: 0,
    'entry-alone': 0,
    qiankun: 0,
    'single-spa': 0,
  };
  for (const host of hosts) {
    const path = fileURLToPath(new URL(`hosts/${host}.ts`, import.meta.url));
    const script = await bundle(path);
    // Our part for classic children is loaded on demand, so its bytes don't count.
    const first = await bundle(path, { external: [/classic-child/] });
    sizes[host] = gzipSync(first, { level: 9 }).length;
    site.serve(`/${host}.js`, script);
    const body = `<main id="container"></main>`;
    const html = page(`<script type="module" src="/${host}.js"></script>`, body);
    const data = `data-module="${child.module}" data-style="${child.style}"`;
    site.serve(`/${host}`, html.replace('<html ', `<html ${data} `));
  }
  return { site, sizes };
}

async function serveModuleChild(site: Site) {
  const files = await buildFiles({
    root: fileURLToPath(new URL('child', import.meta.url)),
    build: { write: false },
    plugins: [
      microAppChild({ name: 'child', lifecycles: 'lifecycles.ts', standalone: 'standalone.ts' }),
    ],
  });
  serveFiles(site, '/child/child/', files);
  const nameOf = (pattern: RegExp) =>
    `/child/child/${files.find(({ fileName }) => pattern.test(fileName))?.fileName}`;
  const entry = files.find(
    (file) => file.type === 'chunk' && file.name === 'lifecycles' && file.isEntry,
  );
  return { module: `/child/child/${entry?.fileName}`, style: nameOf(/\.css$/) };
}

/** Serves the child as it is usually built for qiankun: one script that stores its exports in a global. */
async function serveClassicChild(site: Site): Promise<void> {
  const files = await buildFiles({
    build: {
      write: false,
      cssCodeSplit: true,
      lib: {
        entry: fileURLToPath(new URL('child/lifecycles.ts', import.meta.url)),
        formats: ['iife'],
        name: 'child',
      },
    },
  });
  const tags = files.map((file) => {
    const isScript = file.type === 'chunk';
    const path = `assets/classic.${isScript ? 'js' : 'css'}`;
    site.serve(
      `/child/classic/${path}`,
      isScript ? `${file.code};window.child=child` : file.source,
    );
    return isScript ? `<script src="${path}"></script>` : `<link rel="stylesheet" href="${path}">`;
  });
  site.serve('/child/classic/', page(tags.join('')));
}
