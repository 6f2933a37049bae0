import type { MicroAppError, MicroAppStatus, ShellProps } from '@uid/micro-app/protocol';
import { createMicroApps } from '@uid/micro-app/micro-app';
import type { MicroApp } from '@uid/micro-app/micro-app';
import { useEffect, useRef, useState } from 'react';

import { MicroAppErrorNotice } from './errors/micro-app-error-notice.tsx';
import { MicroAppErrorView } from './errors/micro-app-error-view.tsx';
import { MicroAppLoading } from './micro-app-loading.tsx';
import { registry } from './registry.ts';
import { reportMicroAppError } from './errors/report-micro-app-error.ts';

const microApps = createMicroApps({ registry, onError: reportMicroAppError });

interface MicroAppViewProps extends ShellProps {
  name: string;
  /** Told the title of each page that the child opens. */
  onTitle?: (title: string) => void;
}

interface ViewState {
  status: MicroAppStatus;
  error: MicroAppError | undefined;
}

/** Hosts a micro-app by name: loading, the child itself, or what went wrong with a way on. */
export function MicroAppView({ name, ...props }: MicroAppViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const app = useRef<MicroApp>(undefined);
  const [state, setState] = useState<ViewState>({ status: 'NOT_LOADED', error: undefined });
  const latestProps = useRef(props);
  useEffect(() => {
    latestProps.current = props;
  });

  useEffect(() => {
    const mounted = microApps.mount(name, container.current, latestProps.current);
    const show = () => setState({ status: mounted.status, error: mounted.error });
    app.current = mounted;
    const unsubscribe = mounted.subscribe(show);
    show();
    return () => {
      unsubscribe();
      void mounted.unmount();
    };
  }, [name]);

  const { basename, language, theme } = props;
  useEffect(() => {
    void app.current?.update({ ...latestProps.current, basename, language, theme });
  }, [basename, language, theme]);

  const isMounted = state.status === 'MOUNTED';
  // Above a child that stands, or that a retry is taking away, a notice is enough.
  const isThere = isMounted || state.status === 'UNMOUNTING';
  const ErrorPart = isThere ? MicroAppErrorNotice : MicroAppErrorView;
  return (
    <>
      {state.error && <ErrorPart error={state.error} onRetry={() => void app.current?.retry()} />}
      {!isMounted && !state.error && <MicroAppLoading />}
      <div ref={container} />
    </>
  );
}
