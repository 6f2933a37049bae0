import * as contract from '@uid/contract/customers';

import type { Act, ActNote } from '../../act.ts';
import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { seesPersons } from '../../mask-person.ts';
import { askForErasure, askForExport } from '../identity/customers/ask-for-customer.ts';
import type { CustomerChange, CustomerContext } from '../identity/customers/customer-change.ts';
import { disableCustomer, enableCustomer } from '../identity/customers/disable-customer.ts';
import { endCustomerSessions } from '../identity/customers/end-customer-sessions.ts';
import { unlockCustomer } from '../identity/customers/unlock-customer.ts';
import { maskCustomer, maskSummary } from './mask-customer.ts';

/** Serves what support staff see of customers, and do for them. */
export function serveCustomers(serve: Serve, context: ServerContext): void {
  const { config, database, now } = context;

  serve(contract.listCustomers, (wanted, { act, session }) =>
    act({}, async (tx, note) => {
      const { readCustomers } = await import('./read-customers.ts');
      const { rows, next } = await readCustomers(tx, {
        ...wanted,
        engine: database.engine,
      });
      note({ after: { ids: rows.map(({ id }) => id) } });
      const presented = rows.map(({ disabledAt, ...customer }) => ({
        ...customer,
        ...(disabledAt !== null && { disabledAt }),
      }));
      return { customers: seesPersons(session) ? presented : presented.map(maskSummary), next };
    }),
  );

  serve(contract.getCustomer, ({ id }, { act, session }) =>
    act({ subject: { kind: 'account', id }, about: id }, async (tx) => {
      const { readCustomer } = await import('./read-customer.ts');
      const customer = await readCustomer(tx, id, { policy: config.identity, now: now() });
      if (!customer) throw new AppError('NOT_FOUND');
      return seesPersons(session) ? customer : maskCustomer(customer);
    }),
  );

  const changeBy =
    (change: ChangeCustomer) =>
    async ({ id, reason }: { id: string; reason: string }, { act }: { act: Act }) => {
      await act({}, async (tx, note) => {
        note(await change(tx, { accountId: id, reason }, context));
        return null;
      });
      return { done: true as const };
    };

  serve(contract.endCustomerSessions, changeBy(endCustomerSessions));
  serve(contract.unlockCustomer, changeBy(unlockCustomer));
  serve(contract.disableCustomer, changeBy(disableCustomer));
  serve(contract.enableCustomer, changeBy(enableCustomer));
  serve(contract.askForExport, changeBy(askForExport));
  serve(contract.askForErasure, changeBy(askForErasure));
}

type ChangeCustomer = (
  handle: Handle,
  change: CustomerChange,
  context: CustomerContext,
) => Promise<ActNote>;
