import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import type { Endpoint } from '@uid/contract/endpoint';
import { loginWays } from '@uid/contract/login-ways';
import { microAppAt, microApps } from '@uid/contract/micro-apps';
import type { MicroAppFacts } from '@uid/contract/micro-apps';
import { splitLanguage } from '@uid/contract/paths';
import { Container } from '@uid/ui/grid';
import { Notice } from '@uid/ui/notice';
import { PageHeader } from '@uid/ui/page-header';

import { islandFiles } from '../islands/script-files.ts';
import { islandMarker, sessionMarker } from '../islands/island-markers.ts';
import { IslandScripts } from '../islands/island-scripts.tsx';
import { usePageLocation } from '../layout/page-location.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { usePage } from '../layout/use-page.ts';
import { readPageRequest } from '../load-page.ts';
import { MicroAppFrame } from './micro-app-frame.tsx';
import styles from './micro-app.module.css';

const texts = {
  zh: {
    title: '这一页需要 JavaScript',
    text: '它是在浏览器里运行的应用，没有 JavaScript 就不能显示。您在本站的内容都会保留。',
  },
  en: {
    title: 'This page needs JavaScript',
    text: 'It is an application that runs in your browser. Whatever you have on this site is kept.',
  },
};

/** The endpoint that answers each fact that an app may ask for in the registry. */
const endpointOf = { 'login-ways': loginWays } satisfies Record<MicroAppFacts, Endpoint>;

export async function loader(args: LoaderFunctionArgs) {
  const { call } = readPageRequest(args);
  const { pathname } = new URL(args.request.url);
  const { facts } = microAppIn({ pathname }).app;
  return { facts: facts && (await call(endpointOf[facts], {})) };
}

export function meta(args: MetaArgs) {
  const { app, language } = microAppIn(args.location);
  return pageMeta(args, app.labels[language]);
}

interface MicroAppPageProps {
  loaderData: Awaited<ReturnType<typeof loader>>;
}

/** Hosts a micro-app of the registry at its route, with automatic error capture. */
export default function MicroAppPage({ loaderData: { facts } }: MicroAppPageProps) {
  const { island, guard } = usePage();
  const files = islandFiles(island);
  const isForSession = guard === 'session';
  const { name, app, language } = microAppIn(usePageLocation());
  const withoutScript = texts[language];
  return (
    <>
      <noscript>
        <PageHeader size="small" title={app.labels[language].title} />
        <Container>
          <div className={styles.noScript}>
            <Notice tone="warning" title={withoutScript.title}>
              <p>{withoutScript.text}</p>
            </Notice>
          </div>
        </Container>
      </noscript>
      <div {...{ [islandMarker]: files.module, [sessionMarker]: isForSession ? '' : undefined }}>
        <MicroAppFrame name={name} facts={facts} />
      </div>
      <IslandScripts {...files} isForSession={isForSession} />
    </>
  );
}

function microAppIn({ pathname }: Pick<Location, 'pathname'>) {
  const { language, path } = splitLanguage(pathname);
  const name = microAppAt(path);
  if (!name) throw new Error(`No micro-app has the route ${path}.`);
  return { name, app: microApps[name]!, language };
}
