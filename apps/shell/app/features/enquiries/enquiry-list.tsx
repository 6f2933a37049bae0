import { isRefusal } from '@uid/contract/client-errors';
import { listOwnEnquiries } from '@uid/contract/own-enquiries';
import type { OwnEnquirySummary } from '@uid/contract/own-enquiries';
import { enquiryKindWords } from '@uid/contract/enquiry-words';
import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';
import { SimCard } from '@uid/ui/isometric/sim-card';
import { formatShopTime } from '@uid/ui/format-time';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { useResource } from '../../request/use-resource.ts';
import { Sections } from '../orders/notices/sections.tsx';
import { ResourceView } from '../orders/parts/resource-view.tsx';
import { EnquiryStatus } from './enquiry-status.tsx';
import styles from './enquiries.module.css';
import { enquiryTexts } from './enquiry-texts.ts';
import { NoEnquiry } from './no-enquiry.tsx';

/** All enquiries of the visitor, newest first, each with a link to its own page. */
export function EnquiryList({ after }: { after: string | undefined }) {
  const language = useLanguage();
  const texts = enquiryTexts[language];
  const localPath = useLocalPath();
  const resource = useResource(listOwnEnquiries, { language, ...(after && { after }) });
  // The page should begin after an enquiry, and the address names none that exists.
  if (isRefusal(resource.error, 'INVALID_INPUT')) return <NoEnquiry />;
  return (
    <>
      <Sections current="enquiries" />
      <ResourceView resource={resource}>
        {({ enquiries, next }) => (
          <>
            {enquiries.length === 0 ? (
              <EmptyState
                drawing={<SimCard />}
                title={texts.emptyTitle}
                actions={
                  <ButtonLink href={localPath(`${routes.support}#contact`)}>{texts.ask}</ButtonLink>
                }
              >
                <p>{texts.emptyText}</p>
              </EmptyState>
            ) : (
              <ul className={styles.list}>
                {enquiries.map((enquiry) => (
                  <EnquiryRow key={enquiry.no} enquiry={enquiry} />
                ))}
              </ul>
            )}
            {(after !== undefined || next !== undefined) && (
              <p className={styles.pages}>
                {after !== undefined && <a href={localPath(routes.enquiry)}>{texts.newest}</a>}
                {next !== undefined && (
                  <a href={localPath(`${routes.enquiry}?after=${next}`)}>{texts.older}</a>
                )}
              </p>
            )}
          </>
        )}
      </ResourceView>
    </>
  );
}

function EnquiryRow({ enquiry }: { enquiry: OwnEnquirySummary }) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const { no, kind, state, at, opening } = enquiry;
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <a href={localPath(`${routes.enquiry}?no=${no}`)}>
          {enquiryKindWords[language][kind]} <span className={styles.number}>{no}</span>
        </a>
      </h2>
      <EnquiryStatus state={state} />
      <p className={styles.opening}>{opening}</p>
      <time className={styles.quiet} dateTime={new Date(at).toISOString()}>
        {formatShopTime(at, language)}
      </time>
    </li>
  );
}
