import { noteEnquiry } from '@uid/contract/staff-enquiries';
import type { Enquiry } from '@uid/contract/staff-enquiries';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import styles from './enquiries.module.css';
import { enquiryTexts } from './enquiry-texts.ts';

/** The notes that staff wrote for each other, and the form for the next one. */
export function EnquiryNotes({ enquiry: { no, notes } }: { enquiry: Enquiry }) {
  const own = useTexts(enquiryTexts);
  const { language, notify } = useConsoleSession();
  const { time } = useFormats();
  const may = useMay();
  const [left, setLeft] = useState(0);
  return (
    <section className={styles.part}>
      <h2>{own.notes}</h2>
      {notes.length === 0 ? (
        <p className={styles.small}>{own.noNotes}</p>
      ) : (
        <ol className={styles.rows}>
          {notes.map(({ at, text, person }) => (
            <li key={`${at} ${text}`} className={styles.row}>
              <p className={styles.words} data-own-words="">
                {text}
              </p>
              <p className={styles.small}>
                {person.email ?? own.gone} · {time(at)}
              </p>
            </li>
          ))}
        </ol>
      )}
      {may(noteEnquiry.permission) && (
        <EndpointForm
          key={left}
          endpoint={noteEnquiry}
          given={{ language, no }}
          fields={{ text: { label: own.newNote } }}
          submit={own.addNote}
          onDone={() => {
            setLeft((before) => before + 1);
            notify(own.noted);
          }}
        />
      )}
    </section>
  );
}
