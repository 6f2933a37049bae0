import { Link } from '@tanstack/react-router';

import { useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { approvalTexts } from './approval-texts.ts';

/** Says that something waits for a second person, with a link for those who may open it. */
export function WaitsFor({ id }: { id: string }) {
  const own = useTexts(approvalTexts);
  const may = useMay();
  if (!may('approvals.read')) return own.waits;
  return (
    <Link to="/approvals" search={{ open: id }}>
      {own.waits}
    </Link>
  );
}
