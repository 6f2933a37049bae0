import { identityRoutes } from '@uid/contract/pages';
import { localPath, splitLanguage } from '@uid/contract/paths';

/** Where to log in, coming back to the page that is open. */
export function loginAddress(): string {
  const { pathname, search } = location;
  const { language } = splitLanguage(pathname);
  return `${localPath(identityRoutes.login, language)}?return=${encodeURIComponent(pathname + search)}`;
}
