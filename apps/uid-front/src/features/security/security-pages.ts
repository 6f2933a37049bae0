/** The pages of an account, in one file, because both ask for the same proofs. */
export { SecurityPage } from './security-page.tsx';
export { SetPasswordPage } from './set-password-page.tsx';
