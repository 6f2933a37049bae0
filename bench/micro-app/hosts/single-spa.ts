import type { Parcel, ParcelConfig } from 'single-spa';
import { mountRootParcel } from 'single-spa';

import type { BenchHost } from './bench-host.ts';

/** Single-spa loads neither entry pages nor styles, so its users write this part. */
let config: Promise<ParcelConfig> | undefined;
let parcel: Parcel | undefined;

async function loadChild(): Promise<ParcelConfig> {
  const { module = '', style = '' } = document.documentElement.dataset;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = style;
  const applied = new Promise((resolve) => {
    link.addEventListener('load', resolve);
  });
  document.head.append(link);
  const [child] = await Promise.all([import(/* @vite-ignore */ module), applied]);
  return child;
}

const benchHost: BenchHost = {
  async mount() {
    const domElement = document.querySelector<HTMLElement>('#container')!;
    parcel = mountRootParcel(await (config ??= loadChild()), { domElement });
    await parcel.mountPromise;
  },
  async unmount() {
    await parcel?.unmount();
    parcel = undefined;
  },
};

window.benchHost = benchHost;
