import { routes } from '@uid/contract/pages';
import { localPath, splitLanguage } from '@uid/contract/paths';
import { redirect } from 'react-router';

/** `/` and `/en` lead to the home page of their language. */
export function loader({ request }: { request: Request }) {
  const { language } = splitLanguage(new URL(request.url).pathname);
  return redirect(localPath(routes.home, language), 302);
}
