import type { ClientOptions } from '@uid/contract/client';
import { languageTags } from '@uid/contract/language';
import type { MicroAppProps } from '@uid/micro-app/protocol';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { createAddress, placeOf } from './address/address.ts';
import { ForgotPasswordPage } from './features/forgot-password/forgot-password-page.tsx';
import { LoginPage } from './features/login/login-page.tsx';
import { ModifyPasswordPage } from './features/modify-password/modify-password-page.tsx';
import { RegisterPage } from './features/register/register-page.tsx';
import { UnknownPage } from './page/unknown-page.tsx';
import { createMemory } from './session/memory.ts';
import type { PagePath } from './session/own-pages.ts';
import { SessionContext } from './session/session-context.ts';
import type { Session } from './session/session-context.ts';
import { createSession } from './session/session.ts';
import { useRevival } from './session/use-revival.ts';

/** What a host may give besides what every micro-app gets. */
export interface OwnProps {
  /** Told the title of each page that opens: on its own, it names the document. */
  onTitle?: (title: string) => void;
  /** Replaces the transport, for tests. */
  adapter?: ClientOptions['adapter'];
}

export type AppProps = Omit<MicroAppProps<OwnProps>, 'version' | 'name' | 'container' | 'theme'>;

const pages: Record<PagePath, () => ReactNode> = {
  '/login': LoginPage,
  '/register': RegisterPage,
  '/forgot-password': ForgotPasswordPage,
  '/modify-password': ModifyPasswordPage,
};

/** One page by address. */
export function App(props: AppProps) {
  const { path, session } = useSessionAt(props);
  const revival = useRevival();
  const Page = pages[path as PagePath] ?? UnknownPage;
  return (
    <SessionContext value={session}>
      <div lang={languageTags[session.language]}>
        <Page key={`${path} ${revival}`} />
      </div>
    </SessionContext>
  );
}

function useSessionAt(props: AppProps): { path: string; session: Session } {
  const { basename, language: tag, navigate, onNavigate, signal, adapter, onTitle } = props;
  const language = tag.startsWith('en') ? 'en' : 'zh';
  const address = useMemo(() => createAddress({ basename, onNavigate }), [basename, onNavigate]);
  const below = useSyncExternalStore(address.subscribe, address.read);
  const [memory] = useState(createMemory);
  const bound = useMemo(
    () => createSession({ language, address, navigate, signal, adapter }),
    [language, address, navigate, signal, adapter],
  );
  return useMemo(() => {
    const { path, query } = placeOf(below);
    return { path, session: { ...bound, query, onTitle, memory } };
  }, [below, bound, onTitle, memory]);
}
