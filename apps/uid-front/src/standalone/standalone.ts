import { languageTags } from '@uid/contract/language';

import { standaloneLanguage } from './standalone-language.ts';

const language = standaloneLanguage(location.search, document.documentElement.lang);
document.documentElement.lang = languageTags[language];

// Imported here, so that the shell, which reads the same entry page, fetches none of its styles,
// and that these stand before anything is drawn.
const { openStandalone } = await import('./standalone-page.tsx');
await openStandalone(language);
