import { isRefusal } from '@uid/contract/client-errors';
import { getOwnEnquiry } from '@uid/contract/own-enquiries';
import { routes } from '@uid/contract/pages';

import { usePageQuery } from '../../layout/page-location.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { useResource } from '../../request/use-resource.ts';
import { PrivatePage } from '../orders/parts/private-page.tsx';
import { ResourceView } from '../orders/parts/resource-view.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryView } from './enquiry-view.tsx';
import { enquiryTexts } from './enquiry-texts.ts';
import { NoEnquiry } from './no-enquiry.tsx';

/** The visitor's enquiries; `?no=` opens one, to read the answers and to write on. */
export function EnquiryIsland() {
  const language = useLanguage();
  const { title, titleOfAll } = enquiryTexts[language];
  const localPath = useLocalPath();
  const query = usePageQuery();
  const no = query.get('no');
  return (
    <PrivatePage
      title={no ? title : titleOfAll}
      above={no && <a href={localPath(routes.enquiry)}>{titleOfAll}</a>}
    >
      {no ? <NamedEnquiry no={no} /> : <EnquiryList after={query.get('after') ?? undefined} />}
    </PrivatePage>
  );
}

function NamedEnquiry({ no }: { no: string }) {
  const resource = useResource(getOwnEnquiry, { language: useLanguage(), no });
  const { error } = resource;
  if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')) return <NoEnquiry />;
  return (
    <ResourceView resource={resource}>
      {(enquiry) => <EnquiryView enquiry={enquiry} reload={() => void resource.reload()} />}
    </ResourceView>
  );
}
