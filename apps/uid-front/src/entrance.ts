/** All pages that are imported from here come in the same file. */
export const entrance = () => import('./features/entrance-pages.ts');
