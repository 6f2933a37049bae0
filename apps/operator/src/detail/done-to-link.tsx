import { Link } from '@tanstack/react-router';

import { useTexts } from '../session/console-session.ts';
import { useMay } from '../staff/who.ts';

const texts = {
  zh: { doneTo: '审计日志中的操作' },
  en: { doneTo: 'What was done to this' },
};

/** A link to the audit entries about a subject, for staff who may read the audit log. */
export function DoneToLink({ subject }: { subject: string }) {
  const { doneTo } = useTexts(texts);
  const may = useMay();
  if (!may('audit.read')) return null;
  return (
    <Link to="/audit" search={{ subject }}>
      {doneTo}
    </Link>
  );
}
