import type { Enquiry } from '@uid/contract/staff-enquiries';
import { createQuote, listQuotes } from '@uid/contract/staff-quotes';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@uid/ui/button-class';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { QuoteState } from '../quotes/quote-state.tsx';
import styles from './enquiries.module.css';
import { enquiryTexts } from './enquiry-texts.ts';

/** Quotes that were made for the enquiry, and a link to a new one. */
export function EnquiryQuotes({ enquiry }: { enquiry: Enquiry }) {
  const may = useMay();
  return may(listQuotes.permission) ? <Quotes enquiry={enquiry} /> : null;
}

function Quotes({ enquiry: { no } }: { enquiry: Enquiry }) {
  const own = useTexts(enquiryTexts);
  const { money } = useFormats();
  const may = useMay();
  return (
    <section className={styles.part}>
      <h2>{own.quotes}</h2>
      <Answered answer={useAnswer(listQuotes, { enquiry: no })}>
        {({ quotes }) =>
          quotes.length === 0 ? (
            <p className={styles.small}>{own.noQuotes}</p>
          ) : (
            <ul className={styles.rows}>
              {quotes.map((quote) => (
                <li key={quote.no} className={styles.row}>
                  <Link to="/quotes/$no" params={{ no: quote.no }}>
                    {quote.no}
                  </Link>{' '}
                  · {money(quote.totalFen)} <QuoteState state={quote.state} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      {may(createQuote.permission) && (
        <p>
          <Link
            to="/quotes/new"
            search={{ enquiry: no }}
            className={buttonClass({ tone: 'secondary', size: 'small' })}
          >
            {own.newQuote}
          </Link>
        </p>
      )}
    </section>
  );
}
