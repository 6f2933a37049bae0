import written from './defaults/news.ts';
import { readDefaults } from './read-defaults.ts';

/** Articles, newest first. */
export const newsArticles = readDefaults('news', written);
