import { getStaffQuote } from '@uid/contract/staff-quotes';
import { getEnquiry } from '@uid/contract/staff-enquiries';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { QuoteEditor } from './quote-editor.tsx';
import { quoteWords } from './quote-words.ts';
import styles from './quotes.module.css';
import { typedOf } from './typed-quote.ts';
import type { TypedQuote } from './typed-quote.ts';

/** A quote of an enquiry (`?enquiry=`), like another one (`?copy=`), or of nothing. */
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

function NewQuote({ initial, enquiryNo }: { initial: TypedQuote; enquiryNo?: string | undefined }) {
  const navigate = useNavigate();
  const [validOn] = useState(inAMonth);
  return (
    <QuoteEditor
      initial={{ ...initial, validOn }}
      enquiryNo={enquiryNo}
      onSaved={(no) => void navigate({ to: '/quotes/$no', params: { no }, replace: true })}
    />
  );
}

/** The default; the author of the quote can choose another day. */
function inAMonth(): string {
  return new Date(Date.now() + month).toISOString().slice(0, 10);
}

function CopiedQuote({ no }: { no: string }) {
  const { language } = useConsoleSession();
  return (
    <Answered answer={useAnswer(getStaffQuote, { language, no })}>
      {(quote) => <NewQuote initial={typedOf(quote)} enquiryNo={quote.enquiryNo} />}
    </Answered>
  );
}

function EnquirysQuote({ no }: { no: string }) {
  const { language } = useConsoleSession();
  return (
    <Answered answer={useAnswer(getEnquiry, { language, no })}>
      {({ email, name, company, language: spoken }) => (
        <NewQuote
          initial={{ ...emptyQuote, email, buyer: company ?? name, buyerLanguage: spoken }}
          enquiryNo={no}
        />
      )}
    </Answered>
  );
}
