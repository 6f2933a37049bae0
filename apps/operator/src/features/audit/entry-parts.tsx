import { Link } from '@tanstack/react-router';
import type { AuditEntry, AuditPlace } from '@uid/contract/audit';
import { auditActions } from '@uid/contract/audit-actions';
import type { Localised } from '@uid/contract/language';

import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { auditTexts } from './audit-texts.ts';
import styles from './audit.module.css';

/** The person who acted: the email address, as long as the account exists. */
export function Actor({ entry: { actor, actorEmail } }: { entry: AuditEntry }) {
  const own = useTexts(auditTexts);
  if (actor === 'command') return own.command;
  return actorEmail ?? `${own.gone} (${actor.slice(-8)})`;
}

/**
 * The action. An unknown name is shown as stored, because the log is read above all if somebody has tampered with it.
 */
export function Action({ action }: Pick<AuditEntry, 'action'>) {
  const { language } = useConsoleSession();
  const words: Readonly<Record<string, Localised<string> | undefined>> = auditActions;
  return words[action]?.[language] ?? <span className={styles.code}>{action}</span>;
}

/** The subject of the action: its kind and its id, which names no person, with a link while the subject exists. */
export function Subject({ subject }: { subject: NonNullable<AuditEntry['subject']> }) {
  const { kinds } = useTexts(auditTexts);
  const { kind, id, place } = subject;
  const words = (
    <>
      {kinds[kind] ?? kind} <span className={styles.code}>{place?.key ?? id}</span>
    </>
  );
  // The words are in one element, because on a phone a cell's content is beside its label.
  return place ? <Link {...wayTo(place)}>{words}</Link> : <span>{words}</span>;
}

/** Returns the link to a subject: some screens show a subject at an address of its own, others beside their list. */
function wayTo({ screen, key }: AuditPlace): { to: string; search?: Record<string, string> } {
  // The list shows open requests; an entry may refer to a closed one.
  if (screen === 'approvals') return { to: '/approvals', search: { id: key, open: key } };
  const isBesideList = screen === 'staff' || screen === 'jobs';
  return isBesideList ? { to: `/${screen}`, search: { open: key } } : { to: `/${screen}/${key}` };
}
