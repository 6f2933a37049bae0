import type { ReactNode } from 'react';
import { Outlet, isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';

import type { RootData } from '../root.tsx';
import { Footer, SmallFooter } from './footer.tsx';
import styles from './global-layout.module.css';
import { Header } from './header/header.tsx';
import { layoutTexts } from './layout-texts.ts';
import { MissingDetail } from './missing/missing-detail.tsx';
import NotFoundPage from './missing/not-found-page.tsx';
import type { Nearby } from './missing/nearby.ts';
import { MissingStyles } from './missing-styles.tsx';
import { PageError } from './page-error.tsx';
import { StandInNotice } from './stand-in-notice.tsx';
import { useLanguage } from './use-language.ts';

/** The one layout of every route: header, content, footer. In a checkout the header and footer are small. */
export default function GlobalLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A failed page keeps the frame, so that the visitor can go on from there. An address without a page has no frame. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isPage = useRouteLoaderData<RootData>('root')?.page !== undefined;
  if (!isPage) return <NotFoundPage />;
  return (
    <Frame>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <MissingDetail nearby={error.data as Nearby | null} />
      ) : (
        <PageError error={error} />
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const texts = layoutTexts[useLanguage()];
  const { page } = useRouteLoaderData<RootData>('root') ?? {};
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <MissingStyles />
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        <StandInNotice />
        {children}
      </main>
      {page?.footer === 'small' ? <SmallFooter /> : <Footer />}
    </>
  );
}
