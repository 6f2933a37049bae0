/**
 * Paths for the small scripts of pages. They are separate from the table of pages, which grows with each page: a script
 * that imported its paths from there would load the whole table.
 */
export const cartRoute = '/cart';
export const confirmOrderRoute = '/confirm-order';

/** The route of the micro-app `uid-front`, to which every path below it belongs. */
export const identityRoute = '/uid-front';
export const loginRoute = '/uid-front/login';
export const modifyPasswordRoute = '/uid-front/modify-password';
