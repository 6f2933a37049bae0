import type { ClientOptions } from '@uid/contract/client';
import type { LoginWays } from '@uid/contract/login-ways';
import { languageOfTag, languageTags } from '@uid/contract/language';
import { FormSessionContext } from '@uid/forms/form-session';
import type { FormSession } from '@uid/forms/form-session';
import type { MicroAppProps } from '@uid/micro-app/protocol';
import { useMemo, useState, useSyncExternalStore } from 'react';

import { createAddress, placeOf } from './address/address.ts';
import { takeLinkToken } from './address/take-link-token.ts';
import { Recovery } from './form/recovery.tsx';
import { LazyPage } from './page/lazy-page.tsx';
import { findPage, loadPage } from './pages.ts';
import { createMemory } from './session/memory.ts';
import { SessionContext } from './session/session-context.ts';
import type { Session } from './session/session-context.ts';
import { createSession } from './session/session.ts';
import { useRevival } from './session/use-revival.ts';

/** Props that a host may pass in addition to those of every micro-app. */
export interface OwnProps {
  /** Called with the title of each page that opens; on its own, the application names the document with it. */
  onTitle?: (title: string) => void;
  /** What the host's page knows already, so that the application need not ask the server. */
  facts?: LoginWays;
  /** Replaces the browser's `fetch`, for tests. */
  fetch?: ClientOptions['fetch'];
  /** Replaces the browser's key, for tests. */
  signer?: ClientOptions['signer'];
}

export type AppProps = Omit<MicroAppProps<OwnProps>, 'version' | 'name' | 'container' | 'theme'>;

/** Shows the page of the current address. */
export function App(props: AppProps) {
  const { path, session } = useSessionAt(props);
  const revival = useRevival();
  const formSession = useMemo(() => formSessionOf(session), [session]);
  return (
    <SessionContext value={session}>
      <FormSessionContext value={formSession}>
        <div lang={languageTags[session.language]}>
          <LazyPage key={`${path} ${revival}`} source={findPage(path)} />
        </div>
      </FormSessionContext>
    </SessionContext>
  );
}

function formSessionOf({ language, send, storage }: Session): FormSession {
  return {
    language,
    send,
    get email() {
      return storage.get('user')?.email ?? '';
    },
    recoveryOf: (error) => <Recovery of={error} />,
  };
}

function useSessionAt(props: AppProps): { path: string; session: Session } {
  const { basename, language: tag, navigate, onNavigate, signal, onTitle, facts } = props;
  const { fetch, signer } = props;
  const language = languageOfTag(tag);
  const address = useMemo(() => createAddress({ basename, onNavigate }), [basename, onNavigate]);
  const below = useSyncExternalStore(address.subscribe, address.read);
  const [memory] = useState(() => createMemory(takeLinkToken(basename)));
  const bound = useMemo(
    () => createSession({ language, address, navigate, signal, fetch, signer }),
    [language, address, navigate, signal, fetch, signer],
  );
  return useMemo(() => {
    const { path, query } = placeOf(below);
    return { path, session: { ...bound, query, onTitle, memory, facts, prepare: loadPage } };
  }, [below, bound, onTitle, memory, facts]);
}
