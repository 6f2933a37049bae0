import { languageTags } from '@uid/contract/language';

import { standaloneLanguage } from './standalone-language.ts';
import { openStandalone } from './standalone-page.tsx';

const language = standaloneLanguage(location.search, document.documentElement.lang);
document.documentElement.lang = languageTags[language];
await openStandalone(language);
