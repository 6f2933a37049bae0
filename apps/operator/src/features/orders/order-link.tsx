import { Link } from '@tanstack/react-router';
import { getStaffOrder } from '@uid/contract/staff-orders';

import { useMay } from '../../staff/who.ts';

/** An order's number; a link to the order for staff who may read it. */
export function OrderLink({ no }: { no: string }) {
  const may = useMay();
  if (!may(getStaffOrder.permission)) return no;
  return (
    <Link to="/orders/$no" params={{ no }}>
      {no}
    </Link>
  );
}
