import type { Browser, Page } from '@playwright/test';

interface Session {
  send: (method: string, parameters: unknown) => Promise<unknown>;
}

interface InProcess {
  _connection: { toImpl: (client: Browser) => { _browserSession: Session } };
}

/** What Playwright's driver of an installed Firefox gets wrong. With one that does not, this file can go. */
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

/** Every context is told its media features by a command that Firefox 153 does not know, and then none opens. */
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

/** The driver sets a field's value: React takes no notice, no `change` follows, and a number gets longer. */
function writeAsPeopleDo(): void {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set() {},
  });
}

/** The end of a page that is left before it has loaded is taken for an end of the one that comes. */
function letPagesLoad(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (...to) => {
    await page.waitForLoadState();
    return goTo(...to);
  };
}
