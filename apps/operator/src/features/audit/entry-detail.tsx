import { Link } from '@tanstack/react-router';
import type { AuditEntry } from '@uid/contract/audit';
import { DescriptionList } from '@uid/ui/description-list';

import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { staffTexts } from '../staff/staff-texts.ts';
import { auditTexts } from './audit-texts.ts';
import { Action, Actor, Subject } from './entry-parts.tsx';
import { listChanges } from './list-changes.ts';
import styles from './audit.module.css';

/** One entry in full: the person, the network address, the subject, the values before and after, and the reason. */
export function EntryDetail({ entry }: { entry: AuditEntry }) {
  const own = useTexts(auditTexts);
  const { names } = useTexts(staffTexts);
  const { exactTime } = useFormats();
  const may = useMay();
  const { seq, at, roles, action, sessionId, requestId, subject, hash, details } = entry;
  const code = (text: string) => <span className={styles.code}>{text}</span>;
  const roleNames = roles.map((role) => (names as Record<string, string>)[role] ?? role);
  return (
    <>
      <DescriptionList
        items={[
          { term: own.at, details: exactTime(at) },
          { term: own.actor, details: <Actor entry={entry} /> },
          ...(roles.length > 0 ? [{ term: own.roles, details: roleNames.join(' · ') }] : []),
          { term: own.action, details: <Action action={action} /> },
          ...(subject ? [{ term: own.subject, details: <Subject subject={subject} /> }] : []),
          ...(details?.reason ? [{ term: own.reason, details: details.reason }] : []),
          ...(details?.address ? [{ term: own.address, details: code(details.address) }] : []),
          ...(sessionId ? [{ term: own.session, details: code(sessionId) }] : []),
          ...(requestId ? [{ term: own.request, details: code(requestId) }] : []),
          { term: own.hash, details: code(hash) },
        ]}
      />
      {details ? <Changes details={details} /> : <p className={styles.small}>{own.ended}</p>}
      {details && !may('persons.read') && <p className={styles.small}>{own.masked}</p>}
      <p>
        <Link to="/audit" search={{ seq: String(seq), open: String(seq) }}>
          {own.link}
        </Link>
      </p>
    </>
  );
}

function Changes({ details }: { details: NonNullable<AuditEntry['details']> }) {
  const own = useTexts(auditTexts);
  const changes = listChanges(details);
  if (changes.length === 0) return null;
  return (
    <table className={styles.changes}>
      <caption>{own.changes}</caption>
      <thead>
        <tr>
          <th scope="col">{own.field}</th>
          <th scope="col">{own.before}</th>
          <th scope="col">{own.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ part, before, after }) => (
          <tr key={part}>
            <th scope="row">
              <code>{part}</code>
            </th>
            <td>{before !== after && before !== undefined ? <del>{before}</del> : before}</td>
            <td>{before !== after && after !== undefined ? <ins>{after}</ins> : after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
