import type { ClientError } from '@uid/contract/client-errors';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';

import { FailureNotice } from '../failure-notice.tsx';
import { PasskeyNotice } from './passkey-notice.tsx';
import type { PasskeyProblem } from './passkey-problem.ts';
import styles from './passkey-way.module.css';

export interface PasskeyState {
  isBusy?: boolean;
  /** The error of the server or the network. */
  failure?: ClientError;
  /** The error of the browser. */
  problem?: PasskeyProblem | undefined;
}

interface PasskeyWayProps extends PasskeyState {
  label: string;
  /** The text above the alternatives that follow below. */
  or?: string | undefined;
  begin: () => void;
}

/** Offers a passkey before any other method, because a passkey can't be phished. */
export function PasskeyWay({
  label,
  or,
  begin,
  isBusy = false,
  failure,
  problem,
}: PasskeyWayProps) {
  return (
    <div className={styles.passkey}>
      <FailureNotice failure={failure} fields={{}} />
      {problem && <PasskeyNotice problem={problem} />}
      <Button tone="secondary" size="large" block busy={isBusy} onClick={begin} data-first>
        <Icon name="key" />
        {label}
      </Button>
      {or && <p className={styles.or}>{or}</p>}
    </div>
  );
}
