import { createMicroApps } from '../../../packages/micro-app/src/micro-app.ts';
import type { MicroApp } from '../../../packages/micro-app/src/host.ts';
import type { BenchHost } from './bench-host.ts';

const apps = createMicroApps({ registry: { child: { entry: '/child/child/' } } });
const props = { basename: '', language: 'en', theme: 'light', navigate: () => undefined };
let app: MicroApp | undefined;

const benchHost: BenchHost = {
  async mount() {
    app = apps.mount('child', document.querySelector('#container'), props);
    await app.settled;
    if (app.error) throw app.error;
  },
  async unmount() {
    await app?.unmount();
    app = undefined;
  },
};

window.benchHost = benchHost;
