import { buildBody } from './entry-body.ts';
import type { Asset, EntryPage } from './entry-page.ts';
import type { MicroAppLifecycles } from './protocol.ts';
import { MicroAppError } from './protocol.ts';

/** Pending while a child's scripts run; never rejects. */
let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Runs the scripts of a child built for the qiankun 2.x protocol, one after the other, and finds
 * the lifecycles it left in `window[name]` or in the last global it added. The child gets the
 * page's own `window`: there is no sandbox here. So the scripts of two children never mix: what a
 * global belongs to, and whose public path stands in `window`, would be a matter of chance.
 */
export function runClassicChild(page: EntryPage, name: string, context: { signal: AbortSignal }) {
  const run = lastRun.then(() => runAlone(page, name, context));
  lastRun = run.catch(() => undefined);
  return run;
}

async function runAlone(
  { classics, base, html }: EntryPage,
  name: string,
  { signal }: { signal: AbortSignal },
) {
  Reflect.set(window, '__POWERED_BY_QIANKUN__', true);
  Reflect.set(window, '__INJECTED_PUBLIC_PATH_BY_QIANKUN__', base);
  const before = new Set(Object.keys(window));
  for (const script of classics) {
    signal.throwIfAborted();
    await runScript(script, name);
  }
  const added = Object.keys(window).filter((key) => !before.has(key));
  const key = [name, ...added.toReversed(), ...usedKeys].find((each) => isOwn(each, base));
  const lifecycles = key === undefined ? undefined : globalNamed(key);
  if (key !== undefined && lifecycles) {
    usedKeys.add(key);
    owners.set(lifecycles, base);
  }
  return { lifecycles, fill: (container: Element) => buildBody(html, container) };
}

/** Globals in which lifecycles were found: children may share a name, and the later one replaces it. */
const usedKeys = new Set<string>();
/** Lifecycles that were found, and the folder of the child they belong to. */
const owners = new WeakMap<MicroAppLifecycles, string>();

/** Lifecycles that another child left are never this one's. */
function isOwn(key: string, base: string): boolean {
  const value = globalNamed(key);
  return typeof value?.mount === 'function' && (owners.get(value) ?? base) === base;
}

function globalNamed(key: string): MicroAppLifecycles | undefined {
  return Reflect.get(window, key) ?? undefined;
}

/** A script that throws fires `load` all the same; only the window's `error` event tells. */
async function runScript({ url, integrity }: Asset, name: string): Promise<void> {
  const script = document.createElement('script');
  let thrown: { cause: unknown } | undefined;
  const handleError = (event: ErrorEvent) => {
    if (event.filename === url) thrown = { cause: event.error };
  };
  addEventListener('error', handleError);
  try {
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
      if (integrity) script.integrity = integrity;
      script.src = trusted(url);
      document.head.append(script);
    });
  } catch (cause) {
    throw new MicroAppError('SCRIPT_FAILED', name, { url, cause });
  } finally {
    removeEventListener('error', handleError);
    script.remove();
  }
  if (thrown) throw new MicroAppError('SCRIPT_THREW', name, { url, ...thrown });
}

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;

/**
 * The one Trusted Types policy of the host. It is made when the first classic script is needed, so
 * a page with module children only need not allow it. Only this file can reach it, and only with
 * addresses the loader has fetched and checked.
 */
function trusted(url: string): string {
  const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  policy ??= factory?.createPolicy('micro-app', { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url) : url;
}
