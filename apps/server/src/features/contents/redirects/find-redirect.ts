import { defaultLanguage } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath, splitLanguage, withoutEndSlashes } from '@uid/contract/paths';

import type { Handle } from '../../../database/database.ts';
import type { Redirect } from '../../../http/pages/page-address.ts';
import { readBody } from '../read-body.ts';
import { findPageAt } from './find-page-at.ts';

/** Maximum number of redirects followed in a chain. A longer chain, or a circle, leads nowhere. */
const maxSteps = 5;

/**
 * Returns the redirect for an address that has no page, if it leads to a page that exists now. Called only before the
 * not-found page is shown; costs one indexed query for an address that was never moved.
 * @param address path and query of the request, with its language prefix if there is one
 */
export async function findRedirect(handle: Handle, address: string): Promise<Redirect | undefined> {
  const [pathname = '', query] = address.split('?');
  const { language, path } = splitLanguage(pathname);
  const spelled = withoutEndSlashes(path.toLowerCase());
  // Only for an article does the query say which page was meant. For any other address it is ignored.
  let from = spelled === routes.newsDetail && query !== undefined ? `${spelled}?${query}` : spelled;
  let isPermanent = true;
  for (let step = 0; step < maxSteps; step += 1) {
    const row = await handle
      .selectFrom('contents')
      .select(['id', 'body'])
      .where('kind', '=', 'redirect')
      .where('category', '=', from)
      .orderBy('position')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    const found = row && readBody('redirect', row);
    if (!found) return undefined;
    isPermanent &&= found.permanence === 'permanent';
    const target = await findPageAt(handle, found.to);
    if (target)
      return {
        location: localPath(found.to, target.page.kind === 'text' ? defaultLanguage : language),
        status: isPermanent ? 308 : 302,
      };
    from = found.to.split('#', 1)[0] ?? '';
  }
  return undefined;
}
