import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss', modules: {} },
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    // Data URIs would need a wider policy and repeat in every page.
    assetsInlineLimit: 0,
    ...(isSsrBuild && { rollupOptions: { input: './app/server.ts' } }),
  },
  ssr: { noExternal: true },
}));
