import { attachStaffFile, sendStaffMessage } from '@uid/contract/staff-conversations';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { AttachedFiles } from './attached-files.tsx';
import { conversationTexts } from './conversation-texts.ts';
import { useAttached } from './use-attached.ts';

/** The form for the next answer to a customer, with files. */
export function AnswerCustomer({ no }: { no: string }) {
  const own = useTexts(conversationTexts);
  const { language, notify } = useConsoleSession();
  const [sent, setSent] = useState(0);
  const { ids, drop, ...attached } = useAttached(no);
  return (
    <EndpointForm
      // After the answer was sent, a new key empties the form.
      key={sent}
      endpoint={sendStaffMessage}
      given={{ language, no, files: ids }}
      fields={{ text: { label: own.answer, hint: own.answerHint } }}
      submit={own.submit}
      isAwaiting={attached.isAttaching}
      onDone={(_result, { files }) => {
        setSent((before) => before + 1);
        drop(files);
        notify(own.sent);
      }}
    >
      <AttachedFiles no={no} endpoint={attachStaffFile} {...attached} />
    </EndpointForm>
  );
}
