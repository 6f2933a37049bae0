import { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory, createHashHistory } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import type { whoAmI } from '@uid/contract/staff';
import type { MicroAppProps } from '@uid/micro-app/protocol';

import { answerOf } from './request/answer-of.ts';
import type { OwnProps } from './own-props.ts';
import { createScreenRouter } from './routing/create-screen-router.ts';
import type { ScreenRouter } from './routing/create-screen-router.ts';
import { createConsoleSession } from './session/create-console-session.ts';
import { whoAddress } from './staff/who.ts';
import type { OwnSession } from './session/create-console-session.ts';

export interface OpenedConsole {
  session: OwnSession;
  answers: QueryClient;
  router: ScreenRouter;
  /**
   * Fetches who is logged in, so that the first paint knows it. A failure is shown by the component that needs the
   * answer.
   */
  askWho: () => Promise<void>;
  close: () => void;
}

/** Creates everything that one mount of the console works with; `close` releases it. */
export function openConsole(props: MicroAppProps<OwnProps>): OpenedConsole {
  const { basename } = props;
  // Without a shell, the path of the screen is in the fragment, because the server serves only one address.
  const isAlone = basename.endsWith('#');
  const history: RouterHistory = isAlone ? createHashHistory() : createBrowserHistory();
  const session = createConsoleSession(props);
  const answers = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // With a short stale time, changes by others show as soon as somebody returns to the window.
        staleTime: 2_000,
        // Without a network a query fails at once. By default it would pause, and the screen would say “Loading…”.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  const router = createScreenRouter({ history, basepath: isAlone ? '/' : basename });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && session.endWarnings());
  return {
    session,
    answers,
    router,
    askWho: () => answers.prefetchQuery(answerOf<typeof whoAmI>(whoAddress, {}, session)),
    close() {
      history.destroy();
      // A cancelled query that is still pending would stay in memory for minutes, and with it this whole mount, so
      // the cache is cleared once all queries have ended.
      void answers.cancelQueries().then(() => answers.clear());
    },
  };
}
