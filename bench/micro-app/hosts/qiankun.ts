import { loadMicroApp } from 'qiankun';

import type { BenchHost } from './bench-host.ts';

let app: ReturnType<typeof loadMicroApp> | undefined;

const benchHost: BenchHost = {
  async mount() {
    app = loadMicroApp(
      { name: 'child', entry: '/child/classic/', container: '#container', props: {} },
      { sandbox: !location.search.includes('no-sandbox') },
    );
    await app.mountPromise;
  },
  async unmount() {
    await app?.unmount();
    app = undefined;
  },
};

window.benchHost = benchHost;
