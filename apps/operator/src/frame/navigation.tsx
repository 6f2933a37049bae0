import { Link, useLocation } from '@tanstack/react-router';
import type { Language } from '@uid/contract/language';
import { Icon } from '@uid/ui/icon';
import { useEffect, useId, useRef } from 'react';

import { screenGroups, screens } from '../screens.ts';
import { useConsoleSession, useTexts } from '../session/console-session.ts';
import { useMay } from '../staff/who.ts';
import styles from './navigation.module.css';

const texts = {
  zh: { console: '控制台', menu: '菜单', clock: '时间均为北京时间' },
  en: { console: 'Console', menu: 'Menu', clock: 'All times are Beijing’s, UTC+8' },
};

/** The screens by group: a column at the side, or a menu behind a button if there is no room for the column. */
export function Navigation() {
  const { language } = useConsoleSession();
  const { console: name, menu, clock } = useTexts(texts);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const showCurrent = () => {
    panel.current?.querySelector('[data-status=active]')?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(showCurrent, [pathname]);
  // Closes the menu once a screen has been chosen.
  const close = () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <Icon name="menu" size={16} />
        {menu}
      </button>
      <nav
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        aria-label={name}
        onToggle={showCurrent}
      >
        <Groups language={language} onChosen={close} />
        <p className={styles.clock}>{clock}</p>
      </nav>
    </>
  );
}

function Groups({ language, onChosen }: { language: Language; onChosen: () => void }) {
  const may = useMay();
  const allowed = screens.filter(({ permission }) => may(permission));
  const groups = Object.entries(screenGroups).filter(([group]) =>
    allowed.some((screen) => screen.group === group),
  );
  return groups.map(([group, label]) => (
    <section key={group} className={styles.group}>
      <h2 className={styles.heading}>{label[language]}</h2>
      <ul className={styles.list}>
        {allowed
          .filter((screen) => screen.group === group)
          .map((screen) => (
            <li key={screen.path}>
              <Link
                to={screen.path}
                className={styles.link}
                onClick={onChosen}
                activeOptions={{ exact: screen.path === '/', includeSearch: false }}
              >
                {screen.label[language]}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ));
}
