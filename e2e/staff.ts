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

/** Does what whoever runs the site does at the command line. */
async function operate({ dataDir }: Site, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: '' };
  return (await run(process.execPath, [command, ...args], { env })).stdout;
}

/** Registers at the door of the console that is open, and gets these roles by the command. */
export async function becomeStaff(page: Page, site: Site, roles: StaffRole[]): Promise<string> {
  const email = newEmail();
  await page.locator('a[href*="/uid-front/register"]').first().click();
  await register(page, email);
  await expect(page).toHaveURL(/\/operator/);
  await operate(site, 'grant', email, ...roles);
  return email;
}

/** Enrols an authenticator app, from the door of the console and back, with a code from the command. */
export async function enrol(page: Page, site: Site, email: string): Promise<void> {
  // A page that asks for nothing: the door, still asking, would lead to the login by itself.
  await page.goto('/robots.txt');
  const told = await operate(site, 'code', email);
  const code = /\b[2-9A-HJ-NP-Z]{4}(?:[ -][2-9A-HJ-NP-Z]{4}){3}\b/.exec(told)?.[0];
  if (!code) throw new Error(`No code in: ${told}`);
  // A new code has ended the session.
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
 * Shows somebody new of the staff the console's first screen on this page. How a person comes to be staff, and logs in,
 * are journeys of their own (`becomeStaff`, `enrol`, identity-second-factor.test.ts).
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
  // Also in a proof, which is no test: as long as a page may take.
  await page.getByRole('heading', { level: 1 }).waitFor();
  return person.email;
}

/**
 * The console says so, and axe finds nothing while it does: called after the main act of each screen. Needs `bypassCSP`.
 */
export async function expectMessage(desk: Page, words: string | RegExp): Promise<void> {
  const region = desk.getByRole('region', { name: /^(Console notifications|控制台通知)$/ });
  // The message stays while one points at it.
  await region.getByText(words).hover();
  expect(await problemsOn(desk), `with “${words}”`).toEqual([]);
  await desk.mouse.move(0, 0);
}

/** The same at a browser of their own. */
export async function openDesk(browser: Browser, site: Site, roles: StaffRole[]) {
  const context = await browser.newContext({ bypassCSP: true, baseURL: site.origin });
  const desk = await context.newPage();
  const email = await openConsole(desk, site, roles);
  return { desk, email, [Symbol.asyncDispose]: () => context.close() };
}

/** Makes a person staff, enrolled with an authenticator app, and their sessions ones that were opened with it. */
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
