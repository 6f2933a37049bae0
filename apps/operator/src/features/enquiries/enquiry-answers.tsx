import { attachEnquiryFile, enquiryFile } from '@uid/contract/staff-conversations';
import { answerEnquiry } from '@uid/contract/staff-enquiries';
import type { Enquiry } from '@uid/contract/staff-enquiries';
import { languageTags } from '@uid/contract/language';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { AttachedFiles } from '../conversations/attached-files.tsx';
import { ThreadMessages } from '../conversations/thread-messages.tsx';
import { useAttached } from '../conversations/use-attached.ts';
import styles from './enquiries.module.css';
import { enquiryTexts } from './enquiry-texts.ts';

/**
 * The messages since the enquiry, and the form for the next answer. If a colleague answers first, that answer is
 * shown above the typed one.
 */
export function EnquiryAnswers({ enquiry }: { enquiry: Enquiry }) {
  const own = useTexts(enquiryTexts);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const [sent, setSent] = useState(0);
  const { no, revision, state, messages } = enquiry;
  const { ids, drop, ...attached } = useAttached(no);
  const lang = languageTags[enquiry.language];
  return (
    <section className={styles.part}>
      <h2>{own.answers}</h2>
      {messages.length === 0 ? (
        <p className={styles.small}>{own.noAnswer}</p>
      ) : (
        <ThreadMessages messages={messages} no={no} endpoint={enquiryFile} lang={lang} />
      )}
      {may(answerEnquiry.permission) && state !== 'closed' && (
        <EndpointForm
          // After the user's own answer, the form is empty; after a colleague's answer, the typed text stays.
          key={sent}
          endpoint={answerEnquiry}
          given={{ language, no, revision, files: ids }}
          fields={{ text: { label: own.answer, hint: own.answerHint, lang } }}
          submit={own.submit}
          isAwaiting={attached.isAttaching}
          onDone={(_result, { files }) => {
            setSent((before) => before + 1);
            drop(files);
            notify(own.sent);
          }}
        >
          <AttachedFiles no={no} endpoint={attachEnquiryFile} {...attached} />
        </EndpointForm>
      )}
    </section>
  );
}
