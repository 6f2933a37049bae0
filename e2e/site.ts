import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

import { test as base } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { builtServer } from '../apps/server/src/testing/built-server.ts';
import { driveFirefox } from './drive-firefox.ts';

/** The key to the development pages, which show mailed codes and move parcels on. */
export const mailboxKey = 'the-key-of-the-journeys';

/** The real server process with its own database. */
export interface Site {
  origin: string;
  dataDir: string;
  /** Kills the process without a chance to clean up, and starts another one with the same data and port. */
  killAndRestart: () => Promise<void>;
}

/** Settings of the server, for tests that need others. */
type Environment = Record<string, string>;

interface Running {
  child: ChildProcess;
  origin: string;
}

/** Milliseconds by which responses of a kind are delayed, so that a test that acts too early fails on any machine. */
const delays: Record<string, number> = {
  script: Number(process.env['SCRIPT_DELAY'] ?? 0),
  stylesheet: Number(process.env['STYLE_DELAY'] ?? 0),
  document: Number(process.env['PAGE_DELAY'] ?? 0),
  fetch: Number(process.env['DATA_DELAY'] ?? 0),
  xhr: Number(process.env['DATA_DELAY'] ?? 0),
};

/** For `test.use`: pages are animated, as for most visitors. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** All tests of a worker share one server; each test makes its own buyer. */
export const test = base.extend<
  { consoleErrors: string[] },
  { site: Site; environment: Environment; browser: Browser }
>({
  browser: [
    async ({ browser }, use) => {
      if (browser.browserType().name() === 'firefox') driveFirefox(browser);
      if (Object.values(delays).some((delay) => delay > 0)) makeLate(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  environment: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ environment }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'uid-e2e-'));
      let running = await startServer(dataDir, { port: 0, environment });
      await use({
        origin: running.origin,
        dataDir,
        killAndRestart: async () => {
          await end(running.child, 'SIGKILL');
          const port = Number(new URL(running.origin).port);
          running = await startServer(dataDir, { port, environment });
        },
      });
      await end(running.child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  // A page that violates the content security policy or throws an error fails its test.
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => {
        // Chromium reports a skipped view transition as an error, and Firefox a font that did not arrive.
        if (!/ViewTransition|^download failed \(font-family/.test(message)) errors.push(message);
      });
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted(HTML|Script)|hydrat/i.test(message.text()))
          errors.push(message.text());
      });
      await use(errors);
      base.expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;

/**
 * For results that wait for a picture, for which the server allows 25 seconds, or for the index that the first
 * search builds.
 */
export const expectMade = expect.configure({ timeout: 30_000 });

/** Delays responses in every context of the browser, even in one that a test opens for a second person. */
function makeLate(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.route('**', async (route) => {
      await wait(delays[route.request().resourceType()] ?? 0);
      await route.continue().catch(() => undefined);
    });
    return context;
  };
}

function startServer(
  dataDir: string,
  { port, environment }: { port: number; environment: Environment },
): Promise<Running> {
  const child = spawn(process.execPath, [builtServer], {
    env: {
      ...process.env,
      PORT: `${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // Bundling a micro-app sets "production" in this process, and a public site must name its payment methods.
      NODE_ENV: '',
      DATABASE_URL: '',
      LOGIN_PROVIDERS: 'none',
      ATTEMPTS_PER_ADDRESS: '100000',
      MAILBOX_KEY: mailboxKey,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    said = `${said}${chunk.toString()}`.slice(-2_000);
  });
  return new Promise((resolve, reject) => {
    // At `close` the output streams have ended, so that the error has the whole reason.
    child.once('close', (code) => reject(new Error(`The server ended with ${code}. ${said}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const origin = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (origin) resolve({ child, origin });
    });
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

export const password = 'correct horse battery staple 42';

let buyers = 0;

/** A mail address that no other test uses. */
export function newEmail(): string {
  buyers += 1;
  return `buyer-${process.pid}-${Date.now()}-${buyers}@example.com`;
}

/** Opens a development page, as a developer does: its form asks for the key once in each browser context. */
export async function openForDevelopment(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const key = page.locator('input[name=key]');
  if ((await key.count()) === 0) return;
  await key.fill(mailboxKey);
  await key.press('Enter');
  await expect(key).toHaveCount(0);
  await expect(page).toHaveURL(path);
}

const readMails = new Set<string>();

/**
 * Waits for a mail to `email` in which `find` finds something, in the development mailbox, and returns the latest find.
 * Each mail is read only once, so that an earlier mail is never taken for the expected one.
 */
async function readMail(
  page: Page,
  email: string,
  find: (text: string) => string | undefined,
): Promise<string> {
  let found = '';
  await expect(async () => {
    const mailbox = await page.request.get('/sandbox-mail', {
      headers: { 'x-mailbox-key': mailboxKey },
    });
    const [, ...mails] = (await mailbox.text()).split('<article');
    for (const mail of mails.filter((each) => each.includes(email) && !readMails.has(each))) {
      found = find(/<pre>(.*?)<\/pre>/s.exec(mail)?.[1] ?? '') ?? '';
      if (found !== '') return void readMails.add(mail);
    }
    throw new Error(`No such mail to ${email}`);
  }).toPass({ timeout: 60_000 });
  return found;
}

/** Reads the code that was mailed to `email`. */
export async function readCode(page: Page, email: string): Promise<string> {
  return readMail(page, email, (text) => {
    // The token of a link may also contain six digits.
    const words = text.replaceAll(email, '').replaceAll(/^http\S+$/gm, '');
    return /\b\d{6}\b/.exec(words)?.[0];
  });
}

/** Reads the link that was mailed to `email`. */
export async function readLink(page: Page, email: string): Promise<string> {
  return readMail(page, email, (text) => /^http\S+#\S+$/m.exec(text)?.[0]);
}

/**
 * Fills in the two steps of the open registration page, with a password. The page then goes where the visitor
 * was going.
 */
export async function register(page: Page, email: string): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await submitForm(page, 'input[type=email]');
  await page.locator('input[autocomplete=one-time-code]').fill(await readCode(page, email));
  // If the site's address allows passkeys, a passkey is the first choice.
  const instead = page.getByRole('button', { name: /^(改用密码|Use a password instead)$/ });
  if (await instead.isVisible()) await instead.click();
  await page.locator('input[autocomplete=new-password]').fill(password);
  await submitForm(page, 'input[autocomplete=new-password]');
}

/** Fills in and submits the open login form. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[autocomplete=current-password]').fill(secret);
  await submitForm(page, 'input[autocomplete=current-password]');
}

/** Submits the form that has the field: the forms below it lead to the login of other companies. */
async function submitForm(page: Page, field: string): Promise<void> {
  const form = page.locator('form', { has: page.locator(field) });
  await form.locator('button[type=submit], button:not([type])').last().click();
}

/** Ends all sessions of an account, as the owner can from another device. */
export function endSessions({ dataDir }: Site, email: string): void {
  // The server writes as well: without a timeout, the second writer would get an error.
  const database = new DatabaseSync(join(dataDir, 'uid.sqlite'), { timeout: 10_000 });
  database
    .prepare('delete from sessions where "accountId" = (select id from accounts where email = ?)')
    .run(email);
  database.close();
}
