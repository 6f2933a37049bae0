import { routes } from '@uid/contract/pages';
import { acceptQuote, quoteDocument } from '@uid/contract/quotes';
import type { Quote } from '@uid/contract/quotes';
import { ButtonLink } from '@uid/ui/button-link';
import { DescriptionList } from '@uid/ui/description-list';
import { formatFullDate } from '@uid/ui/format-time';
import { Money } from '@uid/ui/money';
import { Notice } from '@uid/ui/notice';
import { Skeleton } from '@uid/ui/skeleton';
import { lazy, Suspense } from 'react';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { request } from '../../request/shell-request.ts';
import { useAddressBook } from '../addresses/use-address-book.ts';
import { MoneyLines } from '../cart/money-lines.tsx';
import type { SendOrder } from '../orders/confirm/placing/use-placing.ts';
import { FileButton } from '../orders/files/file-button.tsx';
import { orderTexts } from '../orders/order-texts.ts';
import { orderPaths } from '../orders/order-paths.ts';
import { OrderLines } from '../orders/parts/order-lines.tsx';
import styles from './quotes.module.css';
import { quoteTexts } from './quote-texts.ts';

/** The form of the checkout, fetched lazily because a quote that is over does not need it. */
const ConfirmOrder = lazy(async () => ({
  default: (await import('../orders/confirm/confirm-order.tsx')).ConfirmOrder,
}));

interface QuoteViewProps {
  quote: Quote;
  reload: () => Promise<void>;
}

/** Shows what is offered and, while the quote is open, the form that accepts it; afterwards what became of it. */
export function QuoteView({ quote, reload }: QuoteViewProps) {
  return (
    <div className={styles.quote}>
      <QuoteFacts quote={quote} />
      {quote.state === 'sent' ? (
        <Acceptance quote={quote} reload={reload} />
      ) : (
        <Ended quote={quote} />
      )}
    </div>
  );
}

function QuoteFacts({ quote: { no, validOn, note, checkout } }: { quote: Quote }) {
  const language = useLanguage();
  const texts = quoteTexts[language];
  return (
    <section className={styles.facts} aria-label={texts.no}>
      <DescriptionList
        layout="stacked"
        items={[
          { term: texts.no, details: <span className={styles.number}>{no}</span> },
          { term: texts.valid, details: texts.until(formatFullDate(validOn, language)) },
          {
            term: texts.cost,
            details: <Money fen={checkout.totals.totalFen} size="large" />,
          },
        ]}
      />
      {note && (
        <p className={styles.note}>
          <span className={styles.quiet}>{texts.note}</span>
          {note}
        </p>
      )}
      <FileButton operation={quoteDocument} input={{ no }}>
        {texts.download}
      </FileButton>
    </section>
  );
}

function Acceptance({ quote: { no, checkout }, reload }: QuoteViewProps) {
  const language = useLanguage();
  const texts = quoteTexts[language];
  const book = useAddressBook();
  const missing = checkout.lines.filter(({ state }) => state !== 'available');
  const send: SendOrder = (order, options) => {
    const { address, invoice, note, agreement } = order;
    const given = { invoice, agreement, ...(address && { address }), ...(note && { note }) };
    return request(acceptQuote, { language: order.language, no, ...given }, options);
  };
  const offer = { send, submit: texts.accept, obstacle: missing[0] && texts.obstacle };
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warning" title={texts.shortTitle}>
          <ul>
            {missing.map(({ sku, name, variantName, available }) => (
              <li key={sku}>{texts.short(`${name} · ${variantName}`, available)}</li>
            ))}
          </ul>
          <p>{texts.shortText}</p>
        </Notice>
      )}
      <Suspense fallback={<Skeleton shape="rows" lines={5} label={orderTexts[language].loading} />}>
        <ConfirmOrder {...{ checkout, book, reload }} offer={offer} />
      </Suspense>
    </>
  );
}

function Ended({ quote: { state, orderNo, checkout } }: { quote: Quote }) {
  const texts = quoteTexts[useLanguage()];
  const localPath = useLocalPath();
  const { title, text } = texts.over[state as keyof typeof texts.over];
  return (
    <>
      <Notice tone={state === 'accepted' ? 'success' : 'warning'} title={title}>
        <p>{text}</p>
      </Notice>
      <p data-print="no">
        {orderNo ? (
          <ButtonLink href={localPath(orderPaths.order(orderNo))}>{texts.toOrder}</ButtonLink>
        ) : (
          <ButtonLink href={localPath(routes.support)}>{texts.toSupport}</ButtonLink>
        )}
      </p>
      <OrderLines lines={checkout.lines} />
      <MoneyLines totals={checkout.totals} />
    </>
  );
}
