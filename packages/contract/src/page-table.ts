import { defaultLanguage, languages } from './language.ts';
import type { Language } from './language.ts';
import { microApps } from './micro-apps.ts';
import {
  identityLinks,
  identityRoutes,
  pageRows,
  productPage,
  productSlugs,
  routes,
  solutionPage,
  solutionSlugs,
} from './pages.ts';
import type { Page, PageName } from './pages.ts';
import { localPath, withoutEndSlashes } from './paths.ts';

/** The pages of the site, to be found by address in any spelling. */
export interface PageTable {
  pages: readonly Page[];
  /** @param pathname as it was asked for: encoded, and with a language prefix if there was one */
  find: (pathname: string) => FoundPage | undefined;
}

export interface FoundPage {
  page: Page;
  language: Language;
  /** The address of the page in its one spelling, with language prefix. */
  pathname: string;
  /** `/` or `/en`: the way in, which leads to the home page. */
  isEntrance?: boolean;
}

/** The page around a micro-app is the same for everybody who gets it. */
const microAppPage = {
  kind: 'micro-app',
  inSitemap: false,
  parameters: 'any',
  island: 'micro-app',
} as const;

/** The pages that the site has by its code. */
export const staticPages: readonly Page[] = [
  ...(Object.keys(routes) as PageName[]).map((name): Page => ({
    kind: name,
    path: routes[name],
    ...pageRows[name],
  })),
  ...productSlugs.map((slug) => productPage(slug)),
  ...solutionSlugs.map((slug) => solutionPage(slug)),
  ...(Object.keys(identityLinks) as (keyof typeof identityLinks)[]).map((name): Page => ({
    ...microAppPage,
    ...identityLinks[name],
    path: identityRoutes[name],
  })),
  ...Object.values(microApps).map(({ route, access }): Page => ({
    ...microAppPage,
    // Whoever has no session logs in before anything of the app is fetched.
    ...(access === 'staff' && { guard: 'session', island: 'staff-app' }),
    path: route,
    hasSubpaths: true,
  })),
];

/** Of two pages at one address the first counts: nothing that is added takes the place of a page of the code. */
export function createPageTable(all: readonly Page[]): PageTable {
  const addresses = new Map<string, FoundPage>();
  const pages = all.filter((page) => {
    if (addresses.has(normalise(page.path))) return false;
    for (const language of page.kind === 'text' ? [defaultLanguage] : languages) {
      const pathname = localPath(page.path, language);
      const found = { page, language, pathname };
      addresses.set(normalise(pathname), found);
      if (page.kind === 'home')
        addresses.set(normalise(localPath('/', language)), { ...found, isEntrance: true });
    }
    return true;
  });

  /** More segments than this has no address that subpaths could follow. */
  const deepest = Math.max(
    ...pages.filter((page) => page.hasSubpaths).map(({ path }) => path.split('/').length + 2),
  );

  return {
    pages,
    find(pathname) {
      const known = addresses.get(pathname);
      if (known) return known;
      const resolved = resolve(pathname);
      return addresses.get(normalise(resolved)) ?? findSubpath(resolved);
    },
  };

  /** Below a micro-app's route the spelling is its own: only the route itself is ours. */
  function findSubpath(pathname: string): FoundPage | undefined {
    const segments = pathname.split('/');
    for (let length = 2; length < Math.min(segments.length, deepest); length += 1) {
      const found = addresses.get(normalise(segments.slice(0, length).join('/')));
      if (!found?.page.hasSubpaths) continue;
      const rest = segments.slice(length).join('/');
      return { ...found, pathname: `${found.pathname}/${rest}` };
    }
    return undefined;
  }
}

/** As a browser reads it: without `.` and `..`, and with what must be encoded. */
function resolve(pathname: string): string {
  // Joined: resolved against a base, `//name` would be a host.
  return URL.parse(`http://site${pathname.startsWith('/') ? '' : '/'}${pathname}`)?.pathname ?? '';
}

/** One for all spellings of a path: decoded, in lower case, without slashes at its end. */
function normalise(pathname: string): string {
  return withoutEndSlashes(decode(pathname).toLowerCase()) || '/';
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
