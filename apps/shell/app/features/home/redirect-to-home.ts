import { localPath, routes, splitLanguage } from '@uid/contract/routes';
import { redirect } from 'react-router';

/** `/` and `/en` lead to the home page of their language. */
export function loader({ request }: { request: Request }) {
  const { language } = splitLanguage(new URL(request.url).pathname);
  return redirect(localPath(routes.home, language), 302);
}
