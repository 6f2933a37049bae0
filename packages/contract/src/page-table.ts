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

/** The pages of the site, which can be found by an address in any spelling. */
export interface PageTable {
  pages: readonly Page[];
  /** @param pathname as it was requested: encoded, and with a language prefix if there was one */
  find: (pathname: string) => FoundPage | undefined;
}

export interface FoundPage {
  page: Page;
  language: Language;
  /** The canonical address of the page, with language prefix. */
  pathname: string;
  /** True for `/` and `/en`, which redirect to the home page. */
  isEntrance?: boolean;
}

/** The page around a micro-app, which is the same for everybody who may load it. */
const microAppPage = {
  kind: 'micro-app',
  inSitemap: false,
  parameters: 'any',
  island: 'micro-app',
} as const;

/** The pages that are defined in the code. */
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
    // A visitor without a session has to log in before any file of the app is fetched.
    ...(access === 'staff' && { guard: 'session', island: 'staff-app' }),
    path: route,
    hasSubpaths: true,
  })),
];

/** If two pages have the same address, the first one wins: an added page never replaces a page of the code. */
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

  /** A path with more segments than this has no page with subpaths above it. */
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

  /** Below a micro-app's route, the app decides on the spelling: only the route itself is normalised. */
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

/** Resolves a path as a browser does: without `.` and `..`, and with characters encoded where necessary. */
function resolve(pathname: string): string {
  // The strings are concatenated, because `//name` would be read as a host when resolved against a base.
  return URL.parse(`http://site${pathname.startsWith('/') ? '' : '/'}${pathname}`)?.pathname ?? '';
}

/** The same key for all spellings of a path: decoded, in lower case, without slashes at its end. */
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
