import { getAuditState } from '@uid/contract/audit';
import type { auditFaults } from '@uid/contract/audit';
import type { OutputOf } from '@uid/contract/endpoint';
import { Link } from '@tanstack/react-router';
import { joinSentences } from '@uid/forms/join-sentences';
import { Notice } from '@uid/ui/notice';
import { Status } from '@uid/ui/status';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { auditTexts } from './audit-texts.ts';
import styles from './audit.module.css';
import { CheckNow } from './check-now.tsx';

type AuditFault = (typeof auditFaults)[number];

/** Faults of an entry that is still in the log; the other faults concern a missing entry or the end of the log. */
const existing = new Set<AuditFault>([
  'changed',
  'details-changed',
  'moved',
  'out-of-place',
  'rewritten',
]);

/** Says up to which entry the chain of hashes is whole, when that was checked, and what the check can't prove. */
export function LogState() {
  const own = useTexts(auditTexts);
  const { language } = useConsoleSession();
  const { number, time } = useFormats();
  const answer = useAnswer(getAuditState, {});
  const known = useKnown();
  return (
    <Answered answer={answer}>
      {(state) => (
        <div className={styles.state}>
          {state.fault ? (
            <Notice tone="danger" role="alert" title={own.broken(number(state.fault.seq))}>
              <p>{own.faults[state.fault.kind]}</p>
              <p>{own.advice}</p>
              {existing.has(state.fault.kind) && (
                <Link
                  to="/audit"
                  search={{ seq: String(state.fault.seq), open: String(state.fault.seq) }}
                >
                  {own.look(number(state.fault.seq))}
                </Link>
              )}
            </Notice>
          ) : (
            <>
              <p>
                <Status tone="photon">{own.whole(number(state.wholeTo))}</Status>
              </p>
              <p className={styles.small}>{joinSentences(known(state), language)}</p>
            </>
          )}
          <CheckNow hasFault={state.fault !== undefined} />
          <p className={styles.small}>
            {joinSentences(
              [
                state.signed
                  ? own.signed(number(state.signed.seq), time(state.signed.at))
                  : own.unsigned,
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

/**
 * Returns a function that says which entries were checked, and when: entries that were checked earlier may have been
 * changed since.
 */
function useKnown() {
  const own = useTexts(auditTexts);
  const { number, time } = useFormats();
  return ({ wholeTo, newest, walk }: OutputOf<typeof getAuditState>): string[] => {
    const known = walk ? own.walked(number(walk.seq), time(walk.at)) : own.unchecked;
    const walked = walk?.seq ?? 0;
    const range = (after: number, to: number) => [number(after + 1), number(to)] as const;
    return [
      known,
      ...(wholeTo > walked ? [own.now(...range(walked, wholeTo))] : []),
      ...(newest > wholeTo ? [own.uncompared(...range(wholeTo, newest))] : []),
    ];
  };
}
