import { themeMarker } from '@uid/contract/markers';

import { layoutTexts } from '../layout-texts.ts';
import { useLanguage } from '../use-language.ts';
import styles from './header.module.css';

/** Shown by the small script, which is what it needs to do anything. */
export function ThemeButton() {
  const texts = layoutTexts[useLanguage()];
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.theme}`}
      aria-label={texts.theme}
      hidden
      {...{ [themeMarker]: '' }}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
      </svg>
    </button>
  );
}
