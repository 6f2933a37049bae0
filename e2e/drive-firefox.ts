import type { Browser, Page } from '@playwright/test';

interface Session {
  send: (method: string, parameters: unknown) => Promise<unknown>;
}

interface InProcess {
  _connection: { toImpl: (client: Browser) => { _browserSession: Session } };
}

/** Works around faults of Playwright's driver of an installed Firefox. Delete this file once the driver has none. */
export function driveFirefox(browser: Browser): void {
  leaveMediaFeatures(browser);
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(writeAsPeopleDo);
    context.on('page', letPagesLoad);
    return context;
  };
}

/**
 * Skips the command that sets the media features of every context: Firefox 153 does not know it, and no context
 * opens.
 */
function leaveMediaFeatures(browser: Browser): void {
  // oxlint-disable-next-line no-underscore-dangle -- Playwright's own name
  const { _browserSession } = (browser as unknown as InProcess)._connection.toImpl(browser);
  const sessions = Object.getPrototypeOf(_browserSession) as Session;
  const { send } = sessions;
  sessions.send = async function sendKnown(this: Session, method, parameters) {
    return method === 'emulation.setMediaFeaturesOverride'
      ? {}
      : send.call(this, method, parameters);
  };
}

/**
 * Inserts text as typing does. The driver sets the value, which React ignores, fires no `change`, and appends
 * to numbers.
 */
function writeAsPeopleDo(): void {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set() {},
  });
}

/** Waits for a page to load before leaving it: the driver takes its end for the end of the next page. */
function letPagesLoad(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (...to) => {
    await page.waitForLoadState();
    return goTo(...to);
  };
}
