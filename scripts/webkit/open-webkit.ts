import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { findFreePort } from '../../apps/server/src/testing/find-free-port.ts';

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK through its driver, both from Debian's webkit2gtk-driver, on the display that DISPLAY names. */
export async function openWebKit(): Promise<WebKit> {
  if (!existsSync(browser) || !process.env.DISPLAY)
    throw new Error(
      'Needs WebKitGTK, its driver and a display: apt-get install webkit2gtk-driver xvfb xauth; xvfb-run -a npm run check:webkit',
    );
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'inherit',
    // WebKit's own sandbox does not start as root.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${address}/status`)).ok);
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = (await send('POST', `${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  return new WebKit(`${address}/session/${sessionId}`, () => driver.kill());
}

/** The few commands of WebDriver that a smoke test needs. */
export class WebKit {
  readonly #session: string;
  readonly #end: () => void;

  constructor(session: string, end: () => void) {
    this.#session = session;
    this.#end = end;
  }

  async open(url: string): Promise<void> {
    await send('POST', `${this.#session}/url`, { url });
  }

  async setWidth(width: number): Promise<void> {
    await send('POST', `${this.#session}/window/rect`, { width, height: 900 });
  }

  /** Evaluates an expression in the page. */
  async read(expression: string): Promise<unknown> {
    const script = `return (${expression})`;
    return send('POST', `${this.#session}/execute/sync`, { script, args: [] });
  }

  async untilTrue(expression: string): Promise<void> {
    await until(async () => Boolean(await this.read(expression)), expression);
  }

  async click(selector: string): Promise<void> {
    await send('POST', `${await this.#element(selector)}/click`, {});
  }

  /** Empties a field, and types into it. */
  async fill(selector: string, text: string): Promise<void> {
    const element = await this.#element(selector);
    await send('POST', `${element}/clear`, {});
    await send('POST', `${element}/value`, { text });
  }

  async close(): Promise<void> {
    await send('DELETE', this.#session).catch(() => undefined);
    this.#end();
  }

  async #element(selector: string): Promise<string> {
    await this.untilTrue(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`);
    const found = await send('POST', `${this.#session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return `${this.#session}/element/${(found as Record<string, string>)[elementKey]}`;
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

async function until(isSo: () => Promise<boolean>, what = 'the driver'): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    // The condition is polled, because WebDriver has no waiting of its own.
    if (await isSo().catch(() => false)) return;
    await wait(100);
  }
  throw new Error(`Waited in vain: ${what}`);
}
