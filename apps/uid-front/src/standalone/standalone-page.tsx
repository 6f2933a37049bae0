import '../styles/own-styles.css';

import type { Language } from '@uid/contract/language';
import { mountStandalone } from '@uid/micro-app/standalone';
import { createRoot } from 'react-dom/client';

import * as lifecycles from '../main.tsx';
import { StandaloneHeader } from './standalone-header.tsx';
import styles from './standalone.module.css';

const name = 'uid-front';

/** The entry as a page of its own: no shell, the same application. */
export async function openStandalone(language: Language): Promise<void> {
  paintOutside();
  openHeader(language);
  const mount: typeof lifecycles.mount = (props) => {
    props.container.role = 'main';
    props.container.className = styles['main'] ?? '';
    return lifecycles.mount(props);
  };
  await mountStandalone(
    { ...lifecycles, mount },
    {
      name,
      language,
      // Pages live in the fragment: the server knows one address, and a reload finds them again.
      basename: `${location.pathname}${location.search}#`,
      onTitle: (title: string) => {
        document.title = title;
      },
    },
  );
}

/** What lies outside of this application's elements is the browser's, in the same theme. */
function paintOutside(): void {
  const scheme = document.createElement('meta');
  scheme.name = 'color-scheme';
  scheme.content = 'light dark';
  document.head.append(scheme);
}

function openHeader(language: Language): void {
  const header = document.createElement('header');
  header.dataset['micro'] = name;
  header.className = styles['header'] ?? '';
  document.body.append(header);
  createRoot(header).render(<StandaloneHeader language={language} />);
}
