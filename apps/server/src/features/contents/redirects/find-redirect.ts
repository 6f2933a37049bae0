import { defaultLanguage } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath, splitLanguage, withoutEndSlashes } from '@uid/contract/paths';

import type { Handle } from '../../../database/database.ts';
import type { Redirect } from '../../../http/pages/page-address.ts';
import { readBody } from '../read-body.ts';
import { findPageAt } from './find-page-at.ts';

/** An address may have moved again and again; more than so often, and round in a circle, leads nowhere. */
const maxSteps = 5;

/**
 * Where an address without a page leads: to a page that is there now, or nowhere. Asked for on the way to the
 * not-found page alone, one indexed statement for whatever was never moved.
 * @param address path and query as they were asked for, with a language prefix if there was one
 */
export async function findRedirect(handle: Handle, address: string): Promise<Redirect | undefined> {
  const [pathname = '', query] = address.split('?');
  const { language, path } = splitLanguage(pathname);
  const spelled = withoutEndSlashes(path.toLowerCase());
  // Of an address without a page the query says nothing.
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
