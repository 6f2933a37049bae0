/** Where the stand-ins' pages are. */
export const sandboxLoginPath = '/sandbox-login';
/** What the companies are called among themselves; nothing is asked for there. */
export const standInPath = 'http://localhost/sandbox-login';
