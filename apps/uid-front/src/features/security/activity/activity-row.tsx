import type { Activity } from '@uid/contract/account';
import { Icon } from '@uid/ui/icon';
import { Row } from '@uid/ui/row-list';

import { useSession } from '../../../session/session-context.ts';
import { describeAgent } from '@uid/contract/describe-agent';
import { addressWords } from '../facts/address-words.ts';
import { Facts } from '../facts/facts.tsx';
import styles from './activity-row.module.css';
import { formatTime } from '@uid/ui/format-time';

export function ActivityRow({ event: { kind, text, at, address, agent } }: { event: Activity }) {
  const { language } = useSession();
  const facts = [
    formatTime(at, language),
    describeAgent(agent, language),
    ...(address ? [addressWords[language](address)] : []),
  ];
  return (
    <Row
      heading="p"
      title={
        <span className={styles.title}>
          {isFailure(kind) && <Icon name="warning" size={16} />}
          {text}
        </span>
      }
    >
      <Facts facts={facts} />
    </Row>
  );
}

/** True if the event is marked with a warning. */
function isFailure(kind: Activity['kind']): boolean {
  return kind.endsWith('-failed');
}
