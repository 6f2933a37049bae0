import { buildBody } from './entry-body.ts';
import type { Asset, EntryPage } from './entry-page.ts';
import type { MicroAppLifecycles } from './protocol.ts';
import { MicroAppError } from './protocol.ts';

/** Pending while a child's scripts run; never rejects. */
let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Runs the scripts of a child built for the qiankun 2.x protocol one after another, and finds its lifecycles in
 * `window[name]` or in the last global that the scripts added. There is no sandbox: the child uses the page's own
 * `window`. So the scripts of two children never run at the same time: otherwise it would be random to which child a
 * global or the public path in `window` belongs.
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

/**
 * Globals in which lifecycles were found. Children may use the same name, and the later one then replaces the global.
 */
const usedKeys = new Set<string>();
/** Found lifecycles with the folder of the child to which they belong. */
const owners = new WeakMap<MicroAppLifecycles, string>();

/** False for lifecycles that another child left in the global. */
function isOwn(key: string, base: string): boolean {
  const value = globalNamed(key);
  return typeof value?.mount === 'function' && (owners.get(value) ?? base) === base;
}

function globalNamed(key: string): MicroAppLifecycles | undefined {
  return Reflect.get(window, key) ?? undefined;
}

/** A script that throws still fires `load`, so the error is taken from the window's `error` event. */
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
 * The host's only Trusted Types policy. It is created when the first classic script is needed, so a page that has only
 * module children need not allow it. Only this file can use it, and only with addresses that the loader has fetched and
 * checked.
 */
function trusted(url: string): string {
  const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  policy ??= factory?.createPolicy('micro-app', { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url) : url;
}
