import type { Site } from './site.ts';

/**
 * Two children of the qiankun protocol. Each leaves its lifecycles with its first script and has more
 * scripts after it, none of them kept by the browser, so that the two mix where nothing keeps them apart.
 */
export function serveTwoChildren(site: Site, { isShared }: { isShared: boolean }): void {
  for (const name of ['one', 'two']) {
    const files = ['main.js', 'a.js', 'b.js', 'c.js', 'd.js'];
    site.child(name, { head: files.map((file) => `<script src="${file}"></script>`).join('') });
    for (const file of files)
      site.serve(`/child/${name}/${file}`, {
        body: file === 'main.js' ? mainOf(name, isShared ? 'main' : `${name}-main`) : '',
        headers: { 'Cache-Control': 'no-store' },
      });
  }
}

function mainOf(name: string, key: string): string {
  return `(() => {
    const path = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__;
    window['${key}'] = {
      bootstrap() {},
      mount({ container }) { container.append('${name} from ' + path); },
      unmount({ container }) { container.replaceChildren(); },
    };
  })();`;
}
