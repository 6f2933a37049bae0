import { answerEnquiry } from '@uid/contract/staff-enquiries';
import type { Enquiry } from '@uid/contract/staff-enquiries';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import styles from './enquiries.module.css';
import { enquiryTexts } from './enquiry-texts.ts';

/** What was answered, and the next answer. Where a colleague was first, theirs stands above what is typed. */
export function EnquiryAnswers({ enquiry }: { enquiry: Enquiry }) {
  const own = useTexts(enquiryTexts);
  const { language, notify } = useConsoleSession();
  const { time } = useFormats();
  const may = useMay();
  const [sent, setSent] = useState(0);
  const { no, revision, state, answers } = enquiry;
  return (
    <section className={styles.part}>
      <h2>{own.answers}</h2>
      {answers.length === 0 ? (
        <p className={styles.small}>{own.noAnswer}</p>
      ) : (
        <ol className={styles.rows}>
          {answers.map(({ text, answeredAt, person }) => (
            <li key={`${answeredAt} ${text}`} className={styles.row}>
              <p className={styles.words}>{text}</p>
              <p className={styles.small}>
                {person.email ?? own.gone} · {time(answeredAt)}
              </p>
            </li>
          ))}
        </ol>
      )}
      {may(answerEnquiry.permission) && state !== 'closed' && (
        <EndpointForm
          // An answer that was sent leaves an empty form; one of somebody else leaves what is typed.
          key={sent}
          endpoint={answerEnquiry}
          given={{ language, no, revision }}
          fields={{ text: { label: own.answer, hint: own.answerHint } }}
          submit={own.submit}
          onDone={() => {
            setSent((before) => before + 1);
            notify(own.sent);
          }}
        />
      )}
    </section>
  );
}
