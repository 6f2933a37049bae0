import { warehouseDay } from '@uid/contract/dispatch-day';
import { findVariants, getStaffQuote } from '@uid/contract/staff-quotes';
import { getEnquiry } from '@uid/contract/staff-enquiries';
import type { Enquiry } from '@uid/contract/staff-enquiries';
import { useState } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useAddress, useGoOn } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useFormats } from '../../format/use-formats.ts';
import { QuoteEditor } from './quote-editor.tsx';
import type { Asked } from './quote-items.tsx';
import { quoteWords } from './quote-words.ts';
import styles from './quotes.module.css';
import { lineOf, typedOf } from './typed-quote.ts';
import type { TypedQuote } from './typed-quote.ts';

/** A new quote from an enquiry (`?enquiry=`), as a copy of another quote (`?copy=`), or empty. */
export function NewQuoteScreen() {
  const own = useTexts(quoteWords);
  const { enquiry, copy } = useAddress().query;
  return (
    <Screen title={own.newQuote}>
      <div className={styles.quote}>
        {copy ? (
          <CopiedQuote no={copy} />
        ) : enquiry ? (
          <EnquirysQuote no={enquiry} />
        ) : (
          <NewQuote initial={emptyQuote} />
        )}
      </div>
    </Screen>
  );
}

const month = 30 * 86_400_000;

const emptyQuote: TypedQuote = {
  email: '',
  buyer: '',
  buyerLanguage: 'zh',
  validOn: '',
  delivery: '0.00',
  note: '',
  lines: [],
};

interface NewQuoteProps {
  initial: TypedQuote;
  enquiryNo?: string | undefined;
  copyOf?: string;
  asked?: Asked;
}

function NewQuote({ initial, ...origin }: NewQuoteProps) {
  const goOn = useGoOn();
  const [validOn] = useState(inAMonth);
  return (
    <QuoteEditor
      initial={{ ...initial, validOn }}
      {...origin}
      onSaved={(no) => void goOn({ to: '/quotes/$no', params: { no }, replace: true })}
    />
  );
}

/** Returns the default date of expiry, in the shop's time zone; the author of the quote can choose another one. */
function inAMonth(): string {
  return warehouseDay(Date.now() + month);
}

function CopiedQuote({ no }: { no: string }) {
  const { language } = useConsoleSession();
  return (
    <Answered answer={useAnswer(getStaffQuote, { language, no })}>
      {(quote) => <NewQuote initial={typedOf(quote)} enquiryNo={quote.enquiryNo} copyOf={no} />}
    </Answered>
  );
}

function EnquirysQuote({ no }: { no: string }) {
  const { language } = useConsoleSession();
  return (
    <Answered answer={useAnswer(getEnquiry, { language, no })}>
      {(enquiry) => {
        const { email, name, company, language: buyerLanguage } = enquiry;
        const initial = { ...emptyQuote, email, buyer: company ?? name, buyerLanguage };
        const wanted = wantedOf(enquiry);
        return wanted ? (
          <AskedQuote initial={initial} enquiry={enquiry} wanted={wanted} />
        ) : (
          <NewQuote initial={initial} enquiryNo={no} />
        );
      }}
    </Answered>
  );
}

interface WantedItem {
  sku: string;
  product: string | undefined;
  quantity: number;
}

/**
 * Returns the item that the author of an enquiry asked for in its fields; undefined if the fields name no quantity or
 * no item.
 */
function wantedOf({ facts: { sku = '', product, quantity } }: Enquiry): WantedItem | undefined {
  if (typeof quantity !== 'number' || (!sku && !product)) return undefined;
  return { sku: `${sku}`, product: product ? `${product}` : undefined, quantity };
}

interface AskedQuoteProps {
  initial: TypedQuote;
  enquiry: Enquiry;
  wanted: WantedItem;
}

/**
 * Begins with a line for the wanted item if one variant matches alone or by its SKU; otherwise the search shows the
 * possible variants.
 */
function AskedQuote({ initial, enquiry, wanted }: AskedQuoteProps) {
  const own = useTexts(quoteWords);
  const { language } = useConsoleSession();
  const { number } = useFormats();
  const { sku, product, quantity } = wanted;
  const answer = useAnswer(findVariants, { language, q: sku, ...(product && { product }) });
  return (
    <Answered answer={answer}>
      {({ variants }) => {
        const named =
          variants.length === 1
            ? variants[0]
            : variants.find((variant) => variant.sku === sku.toUpperCase());
        const lines = named ? [lineOf(named, `${quantity}`)] : [];
        const finder = variants.length === 0 && product ? { q: '', product } : { q: sku, product };
        return (
          <NewQuote
            initial={{ ...initial, lines }}
            enquiryNo={enquiry.no}
            asked={{
              words: own.asked(own.wanted(enquiry.product?.name ?? product, sku), number(quantity)),
              quantity,
              finder: named ? undefined : finder,
            }}
          />
        );
      }}
    </Answered>
  );
}
