import { isRefusal } from '@uid/contract/client-errors';
import { routes } from '@uid/contract/pages';
import { listOwnQuotes } from '@uid/contract/quotes';
import type { OwnQuote } from '@uid/contract/quotes';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';
import { SimCard } from '@uid/ui/isometric/sim-card';
import { formatFullDate } from '@uid/ui/format-time';
import { Money } from '@uid/ui/money';
import { Status } from '@uid/ui/status';
import type { ComponentProps } from 'react';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { useResource } from '../../request/use-resource.ts';
import { Sections } from '../orders/notices/sections.tsx';
import { ResourceView } from '../orders/parts/resource-view.tsx';
import { NoQuote } from './no-quote.tsx';
import styles from './quotes.module.css';
import { quoteTexts } from './quote-texts.ts';

/** All quotes of the visitor, newest first, each with a link to its own page. */
export function QuoteList({ after }: { after: string | undefined }) {
  const language = useLanguage();
  const texts = quoteTexts[language];
  const localPath = useLocalPath();
  const resource = useResource(listOwnQuotes, { language, ...(after && { after }) });
  // The page should begin after a quote, and the address names none that exists.
  if (isRefusal(resource.error, 'INVALID_INPUT')) return <NoQuote />;
  return (
    <>
      <Sections current="quotes" />
      <ResourceView resource={resource}>
        {({ quotes, next }) => (
          <>
            {quotes.length === 0 ? (
              <EmptyState
                drawing={<SimCard />}
                title={texts.emptyTitle}
                actions={
                  <ButtonLink href={localPath(`${routes.support}?topic=quote#contact`)}>
                    {texts.ask}
                  </ButtonLink>
                }
              >
                <p>{texts.emptyText}</p>
              </EmptyState>
            ) : (
              <ul className={styles.list}>
                {quotes.map((quote) => (
                  <QuoteRow key={quote.no} quote={quote} />
                ))}
              </ul>
            )}
            {(after !== undefined || next !== undefined) && (
              <p className={styles.pages}>
                {after !== undefined && <a href={localPath(routes.quote)}>{texts.newest}</a>}
                {next !== undefined && (
                  <a href={localPath(`${routes.quote}?after=${next}`)}>{texts.older}</a>
                )}
              </p>
            )}
          </>
        )}
      </ResourceView>
    </>
  );
}

const tones = {
  sent: 'gold',
  accepted: 'photon',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<string, ComponentProps<typeof Status>['tone']>;

function QuoteRow({ quote: { no, state, totalFen, validOn } }: { quote: OwnQuote }) {
  const language = useLanguage();
  const texts = quoteTexts[language];
  const localPath = useLocalPath();
  // No customer is shown a draft.
  const shown = state === 'draft' ? 'sent' : state;
  return (
    <li className={styles.row}>
      <h2 className={styles.rowTitle}>
        <a className={styles.number} href={localPath(`${routes.quote}?no=${no}`)}>
          {no}
        </a>
      </h2>
      <Status tone={tones[shown]}>{texts.states[shown]}</Status>
      <p className={styles.quiet}>
        {texts.valid} {texts.until(formatFullDate(validOn, language))}
      </p>
      <Money fen={totalFen} />
    </li>
  );
}
