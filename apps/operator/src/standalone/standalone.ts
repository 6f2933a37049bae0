import '@uid/fonts/latin.css';

import './own-styles.css';

import { languageOfTag, languageTags } from '@uid/contract/language';
import { mountStandalone } from '@uid/micro-app/standalone';

import * as lifecycles from '../main.tsx';

const tag = new URLSearchParams(location.search).get('lang') ?? document.documentElement.lang;
const language = languageOfTag(tag);
document.documentElement.lang = languageTags[language];
// What lies outside of the console's element is the browser's, in the same theme.
const scheme = Object.assign(document.createElement('meta'), { name: 'color-scheme' });
scheme.content = 'light dark';
document.head.append(scheme);

/** The entry as a page of its own: no shell, the same application. */
await mountStandalone(lifecycles, {
  name: 'operator',
  language,
  // The screens live in the fragment: the server knows one address, and a reload finds them again.
  basename: `${location.pathname}${location.search}#`,
  onTitle: (title: string) => {
    document.title = title;
  },
});
