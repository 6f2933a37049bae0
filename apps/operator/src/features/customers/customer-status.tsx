import type { Customer, CustomerSummary } from '@uid/contract/customers';
import { Status } from '@uid/ui/status';

import { useTexts } from '../../session/console-session.ts';
import { customerTexts } from './customer-texts.ts';

/** Shows whether a customer may log in, or is a member of staff. */
export function CustomerStatus({
  customer,
}: {
  customer: CustomerSummary & Pick<Partial<Customer>, 'lockedUntil'>;
}) {
  const { states, locked } = useTexts(customerTexts);
  if (customer.disabledAt !== undefined) return <Status tone="danger">{states.disabled}</Status>;
  if (customer.isStaff) return <Status tone="gold">{states.staff}</Status>;
  if (customer.lockedUntil !== undefined) return <Status tone="gold">{locked}</Status>;
  return <Status tone="photon">{states.fine}</Status>;
}
