/** Product-wide constants that more than one deployable needs. Times are milliseconds. */
export const successCode = 200;
/** The session is invalid, and nothing else. */
export const sessionInvalidCode = 401;
/** As the specification quotes it, in every language. */
export const passwordExpiredMessage = '密码已过期!';
export const requestTimeout = 10_000;
/** The server makes a file while one waits. */
export const fileTimeout = 3 * requestTimeout;
/** A file leaves for as long as the server waits for it, and is worked on. */
export const uploadTimeout = 60 * requestTimeout;
/** Bytes a millisecond: a file that is uploaded is waited for on lines down to one megabit a second. */
export const slowestUpload = 128;
/** Of an item in a cart. */
export const maxItemQuantity = 12;
/** Of a line of any order: quotes offer more than a cart holds. */
export const maxLineQuantity = 10_000;
export const initialCartCount = 0;
export const pageSize = 10;
/** Items of the mall: a small shop is one page. */
export const itemPageSize = 24;
/** Questions are short: more of them make a page than of what is long. */
export const questionPageSize = 36;
/** Lists have no page beyond this one, however much there is. */
export const maxPage = 1000;
export const refreshOnFocusWindow = 5_000;
/** How long an answer that is no longer fresh may be shown while a new one is fetched. */
export const cacheTime = 5 * 60_000;
/** How near its end, in pixels, a list that is scrolled fetches what follows. */
export const loadMoreThreshold = 100;
export const notificationDuration = 3_000;
export const notificationTop = 8;
export const chunkLoadTimeout = 120_000;

export const storagePrefix = 'uid-front';
export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'X-XSRF-TOKEN';
export const accessTokenHeader = 'X-Access-Token';

export const apiPrefix = '/api';
export const bootPrefix = '/uid-boot';
export const rootContainerId = 'root-master';

/** Where browsers report what a page's policies kept out, and the name that the policies know it by. */
export const policyReportPath = `${apiPrefix}/policy-reports`;
export const policyReportGroup = 'policy';
/** The end of a page's content security policy. Firefox knows the first, Chromium takes the second. */
export const policyReportDirectives = `report-uri ${policyReportPath}; report-to ${policyReportGroup}`;

/** Where staff read pages with their drafts. */
export const previewPrefix = '/preview/';

/** Characters that the console's fields take to search a list, and that each of these lists takes. */
export const longestSearch = 100;

/** Where the console is. */
export const operatorRoute = '/operator';
