import { Container } from '@uid/ui/grid';
import { Loader } from '@uid/ui/loader';
import { useEffect, useState } from 'react';

import { useSession } from '../session/session-context.ts';
import { MissingPage } from './missing-page.tsx';
import type { PageSource } from './page-source.ts';

const texts = { zh: '正在载入…', en: 'Loading…' };

/** Renders the page of `source` once it is loaded; at once if it was loaded before. */
export function LazyPage<Props extends object>({
  source,
  ...props
}: Props & { source: PageSource<Props> }) {
  const { language } = useSession();
  const [isMissing, setMissing] = useState(false);
  const [, setArrived] = useState(source.component !== undefined);
  useEffect(() => {
    if (source.component) return undefined;
    let isCurrent = true;
    source.load().then(
      () => isCurrent && setArrived(true),
      () => isCurrent && setMissing(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [source]);
  const Page = source.component;
  if (Page) return <Page {...(props as unknown as Props)} />;
  if (isMissing) return <MissingPage />;
  return (
    <Container>
      <Loader label={texts[language]} />
    </Container>
  );
}
