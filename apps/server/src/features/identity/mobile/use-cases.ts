/** The use cases of mobile numbers, in one file that is loaded as a whole. */
export { confirmMobile } from './confirm-mobile.ts';
export { logInWithMobile } from './login/log-in-with-mobile.ts';
export { startMobileLogin } from './login/start-mobile-login.ts';
export { removeMobile } from './remove-mobile.ts';
export { startMobile } from './start-mobile.ts';
