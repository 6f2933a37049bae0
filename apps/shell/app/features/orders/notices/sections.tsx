import { listNotices } from '@uid/contract/notices';
import { routes } from '@uid/contract/pages';
import { TabLinks } from '@uid/ui/tab-links';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { useResource } from '../../../request/use-resource.ts';
import { reorderPath } from '../../reorder-lists/reorder-path.ts';
import { noticeTexts } from './notice-texts.ts';

export const noticesPath = `${routes.orders}?view=notices`;

/**
 * Links to the orders, the reorder lists, the quotes, the enquiries and the notices about them; the number of unread
 * notices comes when it is known.
 */
export function Sections({
  current,
}: {
  current: 'orders' | 'lists' | 'quotes' | 'enquiries' | 'notices';
}) {
  const language = useLanguage();
  const texts = noticeTexts[language];
  const localPath = useLocalPath();
  const unread = useResource(listNotices, { language }).data?.unread;
  return (
    <TabLinks
      label={texts.sections}
      items={[
        { href: localPath(routes.orders), label: texts.orders, current: current === 'orders' },
        { href: localPath(reorderPath()), label: texts.lists, current: current === 'lists' },
        { href: localPath(routes.quote), label: texts.quotes, current: current === 'quotes' },
        {
          href: localPath(routes.enquiry),
          label: texts.enquiries,
          current: current === 'enquiries',
        },
        {
          href: localPath(noticesPath),
          label: texts.title,
          current: current === 'notices',
          ...(unread !== undefined && unread > 0 && { count: unread }),
        },
      ]}
    />
  );
}
