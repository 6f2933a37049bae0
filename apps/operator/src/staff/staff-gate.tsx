import { isRefusal } from '@uid/contract/client-errors';
import type { whoAmI } from '@uid/contract/staff';
import type { ReactNode } from 'react';

import { Answered } from '../request/answered.tsx';
import { useAnswer } from '../request/use-answer.ts';
import { EnrolFirst } from './enrol-first.tsx';
import { NobodyOfTheStaff } from './nobody-of-the-staff.tsx';
import { ProofOfPerson } from './proof-of-person.tsx';
import styles from './staff-gate.module.css';
import { whoAddress, WhoContext } from './who.ts';

/**
 * Renders the console for enrolled staff; others see the way to prove or enrol a factor, or that there is no such
 * page.
 */
export function StaffGate({ children }: { children: ReactNode }) {
  const answer = useAnswer<typeof whoAmI>(whoAddress, {});
  if (isRefusal(answer.error, 'NOT_FOUND'))
    return <NobodyOfTheStaff wasStaff={answer.data !== undefined} />;
  if (answer.data?.state === 'active')
    return <WhoContext value={answer.data}>{children}</WhoContext>;
  return (
    <div className={styles.door}>
      <Answered answer={answer}>
        {({ state, factor }) =>
          state === 'to-prove' ? <ProofOfPerson factor={factor} /> : <EnrolFirst />
        }
      </Answered>
    </div>
  );
}
