import '@uid/fonts/latin.css';

import './own-styles.css';

import { languageOfTag, languageTags } from '@uid/contract/language';
import { mountStandalone } from '@uid/micro-app/standalone';

import * as lifecycles from '../main.tsx';

const tag = new URLSearchParams(location.search).get('lang') ?? document.documentElement.lang;
const language = languageOfTag(tag);
document.documentElement.lang = languageTags[language];
// The browser draws what is outside of the console's element, in the same theme.
const scheme = Object.assign(document.createElement('meta'), { name: 'color-scheme' });
scheme.content = 'light dark';
document.head.append(scheme);

/** Mounts the console as a page of its own, without a shell. */
await mountStandalone(lifecycles, {
  name: 'operator',
  language,
  // The path of the screen is in the fragment, because the server serves only one address, and a reload must find the
  // screen again.
  basename: `${location.pathname}${location.search}#`,
  onTitle: (title: string) => {
    document.title = title;
  },
});
