/** Product-wide constants that more than one deployable needs. Times are milliseconds. */
export const successCode = 200;
/** Means that the session is invalid, and nothing else. */
export const sessionInvalidCode = 401;
/** The message as the specification quotes it, the same in every language. */
export const passwordExpiredMessage = '密码已过期!';
export const requestTimeout = 10_000;
/** Longer than for other requests, because the server creates the file while the client waits. */
export const fileTimeout = 3 * requestTimeout;
/** Long enough for the whole time that the server waits for an upload, and for processing the file. */
export const uploadTimeout = 60 * requestTimeout;
/** Bytes per millisecond: the server waits long enough for an upload over a line of one megabit per second. */
export const slowestUpload = 128;
/** Maximum quantity of one variant in a cart. */
export const maxItemQuantity = 12;
/** Maximum quantity of a line of any order: quotes offer more than a cart takes. */
export const maxLineQuantity = 10_000;
export const initialCartCount = 0;
export const pageSize = 10;
/** Larger than `pageSize`, so that a small mall fits on one page. */
export const itemPageSize = 24;
/** Larger than `pageSize`, because questions are short. */
export const questionPageSize = 36;
/** The last page of any list, however many entries it has. */
export const maxPage = 1000;
export const refreshOnFocusWindow = 5_000;
/** How long a response that is no longer fresh may be shown while a new one is fetched. */
export const cacheTime = 5 * 60_000;
/** Pixels from the end of a list at which scrolling fetches the next entries. */
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

/** The path to which browsers report what a page's policies blocked, and the reporting group's name in the policies. */
export const policyReportPath = `${apiPrefix}/policy-reports`;
export const policyReportGroup = 'policy';
/** The end of a page's content security policy. Firefox supports the first directive, Chromium uses the second. */
export const policyReportDirectives = `report-uri ${policyReportPath}; report-to ${policyReportGroup}`;

/** Path prefix of the pages that show staff their drafts. */
export const previewPrefix = '/preview/';

/** Maximum characters of a search text in the console's fields, and in the requests of these lists. */
export const longestSearch = 100;

/** Path of the operator console. */
export const operatorRoute = '/operator';
