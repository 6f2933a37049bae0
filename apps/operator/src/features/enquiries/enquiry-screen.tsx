import { enquiryFactValue } from '@uid/contract/enquiry-words';
import { languageTags } from '@uid/contract/language';
import { productPath } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { closeEnquiry, getEnquiry } from '@uid/contract/staff-enquiries';
import type { Enquiry } from '@uid/contract/staff-enquiries';
import { DescriptionList } from '@uid/ui/description-list';

import { useFormats } from '../../format/use-formats.ts';
import { ActionButton } from '../../request/action-button.tsx';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { usePathPart } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { AssignEnquiry } from './assign-enquiry.tsx';
import styles from './enquiries.module.css';
import { EnquiryAnswers } from './enquiry-answers.tsx';
import { EnquiryNotes } from './enquiry-notes.tsx';
import { EnquiryQuotes } from './enquiry-quotes.tsx';
import { EnquiryState } from './enquiry-state.tsx';
import { enquiryTexts } from './enquiry-texts.ts';

/** An enquiry in full: the question and the answers, the assigned colleague, notes and quotes. */
export function EnquiryScreen() {
  const own = useTexts(enquiryTexts);
  const { language } = useConsoleSession();
  const no = usePathPart('no');
  const answer = useAnswer(getEnquiry, { language, no });
  const { data } = answer;
  return (
    <Screen title={own.one(no)} actions={data && <EnquiryState state={data.state} />}>
      <Answered answer={answer}>
        {(enquiry) => (
          <div className={styles.enquiry}>
            <div className={styles.column}>
              <Facts enquiry={enquiry} />
              <p className={styles.words} lang={languageTags[enquiry.language]} data-own-words="">
                {enquiry.message}
              </p>
              <EnquiryAnswers enquiry={enquiry} />
            </div>
            <div className={styles.column}>
              <AssignEnquiry enquiry={enquiry} />
              <EnquiryQuotes enquiry={enquiry} />
              <EnquiryNotes enquiry={enquiry} />
              <Close enquiry={enquiry} />
            </div>
          </div>
        )}
      </Answered>
    </Screen>
  );
}

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const own = useTexts(enquiryTexts);
  const { language } = useConsoleSession();
  const may = useMay();
  const { time, span } = useFormats();
  const { name, email, phone, company, facts, product, createdAt, responseTime } = enquiry;
  const given = Object.entries({ [own.company]: company, [own.phone]: phone });
  return (
    <DescriptionList
      items={[
        { term: own.kind, details: own.kinds[enquiry.kind] },
        { term: own.from, details: name },
        {
          term: own.email,
          details: may('persons.read') ? <a href={`mailto:${email}`}>{email}</a> : email,
        },
        ...given.flatMap(([term, details]) => (details ? [{ term, details }] : [])),
        { term: own.language, details: own.languages[enquiry.language] },
        { term: own.received, details: time(createdAt) },
        ...(responseTime === undefined
          ? []
          : [{ term: own.response, details: span(responseTime) }]),
        ...Object.entries(facts).map(([fact, value]) => ({
          term: own.facts[fact] ?? fact,
          details:
            fact === 'product' && product ? (
              <a
                href={localPath(productPath(product.slug), language)}
                target="_blank"
                rel="noreferrer"
              >
                {product.name}
              </a>
            ) : (
              enquiryFactValue(fact, value, language)
            ),
        })),
      ]}
    />
  );
}

function Close({ enquiry: { no, revision, state } }: { enquiry: Enquiry }) {
  const own = useTexts(enquiryTexts);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  if (!may(closeEnquiry.permission) || state === 'closed') return null;
  return (
    <p>
      <ActionButton
        endpoint={closeEnquiry}
        input={{ language, no, revision }}
        onDone={() => notify(own.closed)}
      >
        {own.close}
      </ActionButton>
    </p>
  );
}
