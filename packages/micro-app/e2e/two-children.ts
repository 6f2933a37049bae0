import type { Site } from './site.ts';

/**
 * Serves two children of the qiankun protocol. Each exports its lifecycles in its first script and has more scripts
 * after it, none of which the browser caches, so that the scripts of both would interleave if the host did not prevent
 * that.
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
