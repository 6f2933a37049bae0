import { join } from 'node:path';

import { createServer } from 'vite';

import { drawingNames } from './drawing-name.ts';
import type { DrawingName } from './drawing-name.ts';

type Render = (name: DrawingName) => string;

/** Returns the kit's markup by name. The kit's sources are JSX with CSS modules, which only a bundler can read. */
export async function loadDrawings(): Promise<Map<DrawingName, string>> {
  const vite = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    cacheDir: join(import.meta.dirname, '../../build/vite'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    css: { modules: { generateScopedName: '[local]' } },
    ssr: { noExternal: ['@uid/ui'] },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { drawingMarkup } = await vite.ssrLoadModule('/src/drawing/drawing-markup.tsx');
    const render = drawingMarkup as Render;
    return new Map(drawingNames.map((name) => [name, render(name)]));
  } finally {
    await vite.close();
  }
}
