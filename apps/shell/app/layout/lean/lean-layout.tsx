import { Outlet } from 'react-router';

import { layoutTexts } from '../layout-texts.ts';
import { MissingStyles } from '../missing-styles.tsx';
import { useLanguage } from '../use-language.ts';
import { LeanHeader } from './lean-header.tsx';
import styles from './lean-layout.module.css';

/** The layout of an application that fills the window: one line above it, and nothing below. */
export default function LeanLayout() {
  return (
    <>
      <a className="skip-link" href="#content">
        {layoutTexts[useLanguage()].skip}
      </a>
      <MissingStyles />
      <LeanHeader />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
