import '../styles/own-styles.css';

import type { Language } from '@uid/contract/language';
import { mountStandalone } from '@uid/micro-app/standalone';
import { createRoot } from 'react-dom/client';

import * as lifecycles from '../main.tsx';
import { StandaloneHeader } from './standalone-header.tsx';
import styles from './standalone.module.css';

const name = 'uid-front';

/** Opens the entry as a page of its own: the same application without a shell. */
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
      // The pages are in the fragment: the server knows a single address, and a reload finds the page again.
      basename: `${location.pathname}${location.search}#`,
      onTitle: (title: string) => {
        document.title = title;
      },
    },
  );
}

/** Gives what is outside of this application's elements, which the browser draws, the same theme. */
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
