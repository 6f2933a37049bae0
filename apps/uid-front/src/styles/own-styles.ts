import '@uid/fonts/latin.css';

import './own-styles.css';

/**
 * The Chinese fonts are the site's: they are cut for the words of all its pages, after this
 * application is built. Without them Chinese is drawn by the reader's system.
 */
const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = `${new URL(import.meta.url).origin}/chinese-fonts.css`;
document.head.append(sheet);
