import '@uid/fonts/latin.css';

import './own-styles.css';

/**
 * The Chinese fonts belong to the site: they are cut for the text of all its pages, after this application is built.
 * Without them Chinese text is shown in the fonts of the reader's system.
 */
const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = `${new URL(import.meta.url).origin}/chinese-fonts.css`;
document.head.append(sheet);
