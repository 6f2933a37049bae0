import { pageSource } from '../../page/page-source.ts';

/** For accounts without a password, which are few: it comes with the security page, whose proofs it asks for. */
export const setPasswordSource = pageSource(
  async () => (await import('../security/security-pages.ts')).SetPasswordPage,
);
