import { createBrowserStorage } from '@uid/contract/storage';

import { placeOf } from './address/address.ts';
import { entrance } from './entrance.ts';
import { loggedInSource } from './features/login/logged-in-source.ts';
import { setPasswordSource } from './features/modify-password/set-password-source.ts';
import { LoginPage } from './features/login/login-page.tsx';
import { secondFactorSource } from './features/second-factor/second-factor-source.ts';
import { pageSource } from './page/page-source.ts';
import type { PageSource } from './page/page-source.ts';
import { UnknownPage } from './page/unknown-page.tsx';
import type { PagePath } from './session/own-pages.ts';
import { readVisitor } from './session/use-visitor.ts';

/**
 * Every page by its address. The page where most visitors begin comes with the application, the others when they are
 * needed.
 */
const pages: Record<PagePath, PageSource> = {
  '/login': { component: LoginPage, load: loadLoggedIn },
  '/mobile-login': pageSource(async () => (await entrance()).MobileLoginPage),
  '/register': pageSource(async () => (await entrance()).RegisterPage),
  '/forgot-password': pageSource(async () => (await entrance()).ForgotPasswordPage),
  '/modify-password': pageSource(async () => (await entrance()).ModifyPasswordPage),
  '/security': pageSource(
    async () => (await import('./features/security/security-pages.ts')).SecurityPage,
  ),
  '/outside': pageSource(async () => (await entrance()).OutsidePage),
  '/end-device': pageSource(async () => (await entrance()).EndDevicePage),
};
/** The page is too small for a file of its own. */
const unknownPage: PageSource = { component: UnknownPage, load: async () => undefined };

async function loadLoggedIn(): Promise<void> {
  if (readVisitor(createBrowserStorage(localStorage))) await loggedInSource.load();
}

export function findPage(path: string): PageSource {
  return Object.hasOwn(pages, path) ? pages[path as PagePath] : unknownPage;
}

/** Fetches the page of an address below the basename. A page that does not arrive says so where it is shown. */
export async function loadPage(address: string): Promise<void> {
  await findPage(placeOf(address).path)
    .load()
    .catch(() => undefined);
}

/** Fetches all pages, for tests that open one after the other. */
export async function loadAllPages(): Promise<void> {
  const later = [loggedInSource, secondFactorSource, setPasswordSource];
  const sources = [...Object.values(pages), ...later];
  await Promise.all(sources.map((source) => source.load()));
}
