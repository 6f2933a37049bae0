/** The path of the stand-ins' pages. */
export const sandboxLoginPath = '/sandbox-login';
/** The base URL of the stand-ins inside this process; no request goes there. */
export const standInPath = 'http://localhost/sandbox-login';
