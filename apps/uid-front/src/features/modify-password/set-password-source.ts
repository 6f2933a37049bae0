import { pageSource } from '../../page/page-source.ts';

/**
 * For accounts without a password, which are few: the page is fetched with the security page, because it asks for the
 * same proofs.
 */
export const setPasswordSource = pageSource(
  async () => (await import('../security/security-pages.ts')).SetPasswordPage,
);
