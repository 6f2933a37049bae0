import { themeMarker } from '@uid/contract/markers';
import { classNames } from '@uid/ui/class-names';

import { layoutTexts } from '../layout-texts.ts';
import { useLanguage } from '../use-language.ts';
import styles from './header.module.css';

interface ThemeButtonProps {
  className?: string;
  /** True if the name is shown beside the icon. */
  isNamed?: boolean;
}

/** The button does nothing without script, so the style sheet shows it only where there may be one. */
export function ThemeButton({ className, isNamed = false }: ThemeButtonProps) {
  const { theme } = layoutTexts[useLanguage()];
  return (
    <button
      type="button"
      className={isNamed ? styles.theme : classNames(styles.tool, styles.theme, className)}
      {...(!isNamed && { 'aria-label': theme })}
      {...{ [themeMarker]: '' }}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
      </svg>
      {isNamed && theme}
    </button>
  );
}
