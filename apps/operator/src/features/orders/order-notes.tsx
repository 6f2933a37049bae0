import { noteStaffOrder } from '@uid/contract/staff-orders';
import type { StaffOrder } from '@uid/contract/staff-orders';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { Part } from '../../screen/part.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { orderTexts } from './order-texts.ts';
import styles from './orders.module.css';

/** The notes that staff wrote for each other, and the form for the next one. */
export function OrderNotes({ order: { no, staffNotes } }: { order: StaffOrder }) {
  const own = useTexts(orderTexts);
  const { language, notify } = useConsoleSession();
  const { time } = useFormats();
  const may = useMay();
  const [added, setAdded] = useState(0);
  return (
    <>
      <Part title={own.notes} empty={own.noNotes} isEmpty={staffNotes.length === 0}>
        <ol className={styles.rows}>
          {staffNotes.map(({ at, text, person }) => (
            <li key={`${at} ${text}`} className={styles.row}>
              <p className={styles.words} data-own-words="">
                {text}
              </p>
              <span className={styles.small}>
                {person.email ?? own.gone} · {time(at)}
              </span>
            </li>
          ))}
        </ol>
      </Part>
      {may(noteStaffOrder.permission) && (
        <EndpointForm
          // After the user's own note, the form is empty; after a colleague's note, the typed text stays.
          key={added}
          endpoint={noteStaffOrder}
          given={{ language, no }}
          fields={{ text: { label: own.newNote } }}
          submit={own.addNote}
          onDone={() => {
            setAdded((times) => times + 1);
            notify(own.noted);
          }}
        />
      )}
    </>
  );
}
