import type { getSystem } from '@uid/contract/system';
import type { OutputOf } from '@uid/contract/endpoint';
import { Status } from '@uid/ui/status';

import { useTexts } from '../../session/console-session.ts';
import { systemTexts } from './system-texts.ts';
import styles from './system.module.css';

type Finding = OutputOf<typeof getSystem>['findings'][number];

const tones = { ok: 'photon', warn: 'gold', fail: 'danger' } as const;
const order = ['fail', 'warn', 'ok'];

/** The results of the checks, failures first. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const { states, checkNames } = useTexts(systemTexts);
  const sorted = findings.toSorted(
    (left, right) => order.indexOf(left.state) - order.indexOf(right.state),
  );
  return (
    <ul className={styles.findings}>
      {sorted.map(({ name, state, sentence }) => (
        <li key={name} className={styles.finding}>
          <Status tone={tones[state]}>{states[state]}</Status>
          <div>
            {checkNames[name]}
            <p className={styles.small}>{sentence}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
