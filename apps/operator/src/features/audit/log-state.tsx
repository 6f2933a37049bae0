import { getAuditState } from '@uid/contract/audit';
import { joinSentences } from '@uid/forms/join-sentences';
import { Notice } from '@uid/ui/notice';
import { Status } from '@uid/ui/status';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { auditTexts } from './audit-texts.ts';
import styles from './audit.module.css';

/** Up to where the chain is whole, when that was found, and what nobody can know from it. */
export function LogState() {
  const own = useTexts(auditTexts);
  const { language } = useConsoleSession();
  const { number, time } = useFormats();
  const answer = useAnswer(getAuditState, {});
  return (
    <Answered answer={answer}>
      {({ wholeTo, fault, checkedAt, signed }) => (
        <div className={styles.state}>
          {fault ? (
            <Notice tone="danger" role="alert" title={own.broken(number(fault.seq))}>
              <p>{own.faults[fault.kind]}</p>
              <p>{own.advice}</p>
            </Notice>
          ) : (
            <p>
              <Status tone="photon">{own.whole(number(wholeTo))}</Status>
            </p>
          )}
          <p className={styles.small}>
            {joinSentences(
              [
                checkedAt === undefined ? own.unchecked : own.checked(time(checkedAt)),
                signed ? own.signed(number(signed.seq), time(signed.at)) : own.unsigned,
                own.compare,
              ],
              language,
            )}{' '}
            <code className={styles.command}>{own.compareBy}</code>
          </p>
        </div>
      )}
    </Answered>
  );
}
