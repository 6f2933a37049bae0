/** Every page that is asked for from here comes in the same file. */
export const entrance = () => import('./features/entrance-pages.ts');
