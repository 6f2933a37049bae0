import { useQueryClient } from '@tanstack/react-query';
import { checkAuditLog, getAuditCheck, getAuditState } from '@uid/contract/audit';
import { useEffect } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { ActionButton } from '../../request/action-button.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useTexts } from '../../session/console-session.ts';
import { auditTexts } from './audit-texts.ts';
import styles from './audit.module.css';

/**
 * Starts a job of the server that checks all entries, and shows its progress: the log may be too long for one
 * request.
 */
export function CheckNow({ hasFault }: { hasFault: boolean }) {
  const own = useTexts(auditTexts);
  const { time } = useFormats();
  const { data } = useAnswer(getAuditCheck, {}, ({ state }) => state !== 'idle');
  if (!data) return null;
  const { state, startedAt, failedAt } = data;
  // A check that found a fault counts as failed, too, but the screen reports the fault itself.
  const failed = hasFault || failedAt === undefined ? undefined : own.failed(time(failedAt));
  return (
    <div className={styles.check}>
      {/* The button stays during the check, so that it keeps the focus. */}
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

/** Fetches the result of the check when this component unmounts, which is when the check has ended. */
function Awaited() {
  const answers = useQueryClient();
  useEffect(
    () => () => void answers.invalidateQueries({ queryKey: [getAuditState.path] }),
    [answers],
  );
  return null;
}
