import type { Customer, CustomerSummary } from '@uid/contract/customers';

import { mask, maskEmail, maskPhone } from '../../mask-person.ts';

export function maskSummary<Summary extends CustomerSummary>(customer: Summary): Summary {
  return { ...customer, email: maskEmail(customer.email) };
}

/** Masks a customer for staff who may not see personal data: nothing shows who or where they are. */
export function maskCustomer(customer: Customer): Customer {
  const { displayName: _name, ...rest } = customer;
  const { mobile, passkeys, sessions, events } = rest;
  const elsewhere = { address: mask };
  return {
    ...maskSummary(rest),
    ...(mobile !== undefined && { mobile: maskPhone(mobile) }),
    passkeys: passkeys.map(({ name: _name, ...passkey }) => passkey),
    sessions: sessions.map((session) => ({ ...session, ...elsewhere })),
    events: events.map((event) => ({ ...event, ...elsewhere })),
  };
}
