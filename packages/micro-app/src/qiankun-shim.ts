/**
 * A classic script that lets an unmodified qiankun 2.x host run the child. Such a host evaluates scripts as text and
 * can't run modules, but the text may import a module (see qiankun-child.ts).
 */
export function qiankunShim(name: string, module: string): string {
  const app = `window[${JSON.stringify(name)}]`;
  // Read now, because qiankun removes the public path before it unmounts.
  const folder = `window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__||'.',document.baseURI`;
  return (
    `{let u=new URL(${JSON.stringify(module)},new URL(${folder}));${app}={};` +
    `for(let k of['bootstrap','mount','update','unmount'])` +
    `${app}[k]=p=>import(u).then(m=>m[k](p))}\n`
  );
}
