import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';

import type { Localised } from '@uid/contract/language';
import type { Permission } from '@uid/contract/permissions';

import { Frame } from '../frame/frame.tsx';
import { BrokenScreen } from '../screen/broken-screen.tsx';
import { MissingScreen } from '../screen/missing-screen.tsx';
import { PendingScreen } from '../screen/pending-screen.tsx';
import { screens } from '../screens.ts';
import type { Screen } from '../screens.ts';

interface ScreenRouterOptions {
  history: RouterHistory;
  basepath: string;
}

export type ScreenRouter = ReturnType<typeof createScreenRouter>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    permission?: Permission | undefined;
    /** The title of the screen. */
    label?: Localised<string>;
  }
}

/**
 * Creates one route for each screen. Parameters of the address are plain texts, so that a link reads as it was
 * written.
 */
export function createScreenRouter({ history, basepath }: ScreenRouterOptions) {
  const root = createRootRoute({ component: Frame, notFoundComponent: MissingScreen });
  const routeTree = root.addChildren(
    screens.map(({ path, permission, label, load }) =>
      createRoute({
        getParentRoute: () => root,
        path,
        component: lazyScreen(load),
        staticData: { permission, label },
      }),
    ),
  );
  return createRouter({
    routeTree,
    history,
    basepath,
    trailingSlash: 'never',
    defaultErrorComponent: BrokenScreen,
    defaultPendingComponent: PendingScreen,
    defaultPreload: 'intent',
    // Remounts the screen for each record, so that text typed for one does not appear for another at the same route.
    defaultRemountDeps: ({ params }) => params,
    // The screen's own queries decide whether data is fresh.
    defaultPreloadStaleTime: 0,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(
        ([, value]) => value !== undefined && value !== '',
      );
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      return query.size > 0 ? `?${query}` : '';
    },
  });
}

function lazyScreen(load: Screen['load']) {
  return lazyRouteComponent(async () => ({ default: await load() }));
}
