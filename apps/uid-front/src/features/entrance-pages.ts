/**
 * The pages through which visitors enter, in one file: the code of one page compresses best with that of the others,
 * which consist of the same parts.
 */
export { AddAddress } from './add-address/add-address.tsx';
export { EndDevicePage } from './end-device/end-device-page.tsx';
export { ForgotPasswordPage } from './forgot-password/forgot-password-page.tsx';
export { LoggedIn } from './login/logged-in.tsx';
export { MobileLoginPage } from './mobile-login/mobile-login-page.tsx';
export { ModifyPasswordPage } from './modify-password/modify-password-page.tsx';
export { OutsidePage } from './outside/outside-page.tsx';
export { RegisterPage } from './register/register-page.tsx';
export { SecondFactorPage } from './second-factor/second-factor-page.tsx';
