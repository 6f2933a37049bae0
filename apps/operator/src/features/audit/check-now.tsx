import { useQueryClient } from '@tanstack/react-query';
import { checkAuditLog, getAuditCheck, getAuditState } from '@uid/contract/audit';
import { useEffect } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { ActionButton } from '../../request/action-button.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useTexts } from '../../session/console-session.ts';
import { auditTexts } from './audit-texts.ts';
import styles from './audit.module.css';

/** Has all entries checked by a job of the server, and follows it: the log may be too long for one answer. */
export function CheckNow({ hasFault }: { hasFault: boolean }) {
  const own = useTexts(auditTexts);
  const { time } = useFormats();
  const { data } = useAnswer(getAuditCheck, {}, ({ state }) => state !== 'idle');
  if (!data) return null;
  const { state, startedAt, failedAt } = data;
  // A check that found a fault has failed, too: the fault says so.
  const failed = hasFault || failedAt === undefined ? undefined : own.failed(time(failedAt));
  return (
    <div className={styles.check}>
      {/* It stays while the check is awaited: what was pressed keeps the focus. */}
      <ActionButton
        endpoint={checkAuditLog}
        input={{}}
        isAwaited={state !== 'idle'}
        onDone={() => undefined}
      >
        {own.check}
      </ActionButton>
      {state !== 'idle' && <Awaited />}
      <output className={styles.small}>
        {state === 'idle' && failed}
        {state === 'due' && own.due}
        {state === 'running' && startedAt !== undefined && own.running(time(startedAt))}
      </output>
    </div>
  );
}

/** What the check found is asked for when it has ended. */
function Awaited() {
  const answers = useQueryClient();
  useEffect(
    () => () => void answers.invalidateQueries({ queryKey: [getAuditState.path] }),
    [answers],
  );
  return null;
}
