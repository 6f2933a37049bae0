import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Browser, Page } from '@playwright/test';
import type { StaffRole } from '@uid/contract/staff-roles';

import { makeStaff } from '../apps/server/src/features/identity/testing/make-staff.ts';
import { appCode } from './authenticator.ts';
import { problemsOn } from './axe.ts';
import { enter, inDatabase, makePerson } from './people.ts';
import type { Person } from './people.ts';
import { expect, logIn, newEmail, register } from './site.ts';
import type { Site } from './site.ts';

const command = join(import.meta.dirname, '../scripts/operate/staff.ts');
const run = promisify(execFile);

/** Runs the command `npm run staff`, as an operator of the site does; returns its output. */
async function operate({ dataDir }: Site, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: '' };
  return (await run(process.execPath, [command, ...args], { env })).stdout;
}

/** Registers from the open console's login page, and grants these roles with the command; returns the address. */
export async function becomeStaff(page: Page, site: Site, roles: StaffRole[]): Promise<string> {
  const email = newEmail();
  await page.locator('a[href*="/uid-front/register"]').first().click();
  await register(page, email);
  await expect(page).toHaveURL(/\/operator/);
  await operate(site, 'grant', email, ...roles);
  return email;
}

/** Enrols an authenticator app with a code from the command, from the console's first page and back to the console. */
export async function enrol(page: Page, site: Site, email: string): Promise<void> {
  // This page requests nothing; the console's page, which still sends requests, would redirect to the login.
  await page.goto('/robots.txt');
  const told = await operate(site, 'code', email);
  const code = /\b[2-9A-HJ-NP-Z]{4}(?:[ -][2-9A-HJ-NP-Z]{4}){3}\b/.exec(told)?.[0];
  if (!code) throw new Error(`No code in: ${told}`);
  // The new code has ended the session.
  await page.goto('/en/operator');
  await expect(page).toHaveURL(/\/uid-front\/login/);
  await logIn(page, email);
  await page.getByRole('link', { name: 'Enrol', exact: true }).click();
  await page.getByRole('button', { name: 'Enrol: Authenticator app' }).click();
  await page.getByLabel('Enrolment code').fill(code);
  await page.getByRole('button', { name: 'Enrol', exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = await page.locator('p > code').innerText();
  await page.locator('input[name=code]').fill(appCode(secret));
  await expect(page.locator('li code')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('link', { name: 'Open the console' }).click();
}

/**
 * Opens the console in this page for a new member of staff; returns the person's address. Other journeys test how a
 * person becomes staff and logs in (`becomeStaff`, `enrol`, identity-second-factor.test.ts).
 */
export async function openConsole(
  page: Page,
  site: Site,
  roles: StaffRole[],
  now = Date.now(),
): Promise<string> {
  const person = await makePerson(site, now);
  await enter(page, site, person, now);
  await hire(site, person, { roles, now });
  await page.goto('/en/operator');
  // Proofs, which are not tests, use this function as well, so it waits for the page's timeout, not for that of
  // `expect`.
  await page.getByRole('heading', { level: 1 }).waitFor();
  return person.email;
}

/**
 * Expects a console message, and that axe finds nothing while it is shown. Called after each screen's main act. Needs
 * `bypassCSP`.
 */
export async function expectMessage(desk: Page, words: string | RegExp): Promise<void> {
  const region = desk.getByRole('region', { name: /^(Console notifications|控制台通知)$/ });
  // The message stays while the pointer is over it.
  await region.getByText(words).hover();
  expect(await problemsOn(desk), `with “${words}”`).toEqual([]);
  await desk.mouse.move(0, 0);
}

/** Opens the console for a new member of staff in a separate browser context. */
export async function openDesk(browser: Browser, site: Site, roles: StaffRole[]) {
  const context = await browser.newContext({ bypassCSP: true, baseURL: site.origin });
  const desk = await context.newPage();
  const email = await openConsole(desk, site, roles);
  return { desk, email, [Symbol.asyncDispose]: () => context.close() };
}

/** Makes a person staff with an enrolled authenticator app, and marks the person's sessions as opened with it. */
async function hire(
  site: Site,
  { id }: Person,
  { roles, now }: { roles: StaffRole[]; now: number },
): Promise<void> {
  const config = { dataDir: site.dataDir, secretKeys: undefined };
  await inDatabase(site, (database) =>
    makeStaff({ deps: { database, config }, clock: { now } }, id, roles),
  );
}
