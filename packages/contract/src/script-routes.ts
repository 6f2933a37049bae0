/**
 * Where small scripts of pages lead to. They stand apart from the table of pages, which grows with each page: a script
 * that took its paths from there would load all of it.
 */
export const cartRoute = '/cart';
export const confirmOrderRoute = '/confirm-order';

/** Of the micro-app `uid-front`: every path below is its own. */
export const identityRoute = '/uid-front';
export const loginRoute = '/uid-front/login';
export const modifyPasswordRoute = '/uid-front/modify-password';
