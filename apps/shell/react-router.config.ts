import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverModuleFormat: 'esm',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
