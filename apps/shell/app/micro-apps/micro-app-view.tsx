import type { MicroAppError, ShellProps } from '@uid/micro-app/protocol';
import { createMicroApps } from '@uid/micro-app/micro-app';
import type { MicroApp } from '@uid/micro-app/micro-app';
import { useEffect, useRef, useState } from 'react';

import { MicroAppErrorView } from './micro-app-error-view.tsx';
import { registry } from './registry.ts';
import { MicroAppLoading } from './micro-app-loading.tsx';

const microApps = createMicroApps({ registry });

interface MicroAppViewProps extends ShellProps {
  name: string;
}

interface ViewState {
  isLoading: boolean;
  error: MicroAppError | undefined;
}

/** Hosts a micro-app by name: loading, the child itself, or what went wrong with a way on. */
export function MicroAppView({ name, ...props }: MicroAppViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const app = useRef<MicroApp>(undefined);
  const [state, setState] = useState<ViewState>({ isLoading: true, error: undefined });
  const latestProps = useRef(props);
  useEffect(() => {
    latestProps.current = props;
  });

  useEffect(() => {
    const mounted = microApps.mount(name, container.current, latestProps.current);
    const show = () =>
      setState({ isLoading: mounted.status !== 'MOUNTED' && !mounted.error, error: mounted.error });
    app.current = mounted;
    const unsubscribe = mounted.subscribe(show);
    show();
    return () => {
      unsubscribe();
      void mounted.unmount();
    };
  }, [name]);

  useEffect(() => {
    void app.current?.update({ basename: props.basename, language: props.language });
  }, [props.basename, props.language]);

  return (
    <>
      {state.error && (
        <MicroAppErrorView error={state.error} onRetry={() => void app.current?.retry()} />
      )}
      {state.isLoading && <MicroAppLoading />}
      <div ref={container} />
    </>
  );
}
