import type { ReactNode } from 'react';
import { Outlet, isRouteErrorResponse, useRouteError } from 'react-router';

import { Footer } from './footer.tsx';
import styles from './global-layout.module.css';
import { Header } from './header/header.tsx';
import { layoutTexts } from './layout-texts.ts';
import { MissingDetail } from './missing/missing-detail.tsx';
import type { Nearby } from './missing/nearby.ts';
import { PageError } from './page-error.tsx';
import { useLanguage } from './use-language.ts';

/** The one layout of every route: header, content, footer. */
export default function GlobalLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A failed page keeps the frame: the visitor can go on from here. */
export function ErrorBoundary() {
  const error = useRouteError();
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
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
