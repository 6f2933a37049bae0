import * as contract from '@uid/contract/customers';
import type { Customer } from '@uid/contract/customers';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { FoldedForm } from '../../form/folded-form.tsx';
import { Part } from '../../screen/part.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { customerTexts } from './customer-texts.ts';

type ActName = keyof (typeof customerTexts)['en']['acts'];

const endpoints = {
  sessions: contract.endCustomerSessions,
  unlock: contract.unlockCustomer,
  disable: contract.disableCustomer,
  enable: contract.enableCustomer,
  export: contract.askForExport,
  erasure: contract.askForErasure,
} satisfies Record<ActName, { path: string }>;

/** The actions that support may take for a customer, each with a reason. */
export function CustomerActs({ customer }: { customer: Customer }) {
  const own = useTexts(customerTexts);
  const may = useMay();
  if (!may(contract.disableCustomer.permission)) return null;
  if (customer.isStaff) return <Part title={own.manage}>{own.staffOnly}</Part>;
  return (
    <Part title={own.manage}>
      <div>
        {actsFor(customer).map((name) => (
          <CustomerAct key={name} name={name} id={customer.id} />
        ))}
      </div>
    </Part>
  );
}

/** Returns the actions that would change something now. */
function actsFor({ disabledAt, lockedUntil, exportAskedAt, erasure }: Customer): ActName[] {
  if (disabledAt !== undefined) return ['enable'];
  return [
    'sessions',
    ...(lockedUntil === undefined ? [] : (['unlock'] as const)),
    'disable',
    ...(exportAskedAt === undefined ? (['export'] as const) : []),
    ...(erasure ? [] : (['erasure'] as const)),
  ];
}

function CustomerAct({ name, id }: { name: ActName; id: string }) {
  const own = useTexts(customerTexts);
  const { language, notify } = useConsoleSession();
  const { title, lead, submit, done } = own.acts[name];
  const isGrave = name === 'disable' || name === 'erasure';
  return (
    <FoldedForm title={title}>
      {(onSent) => (
        <>
          <p>{lead}</p>
          <EndpointForm
            endpoint={endpoints[name]}
            given={{ language, id }}
            fields={{ reason: { label: own.reason, hint: own.reasonHint } }}
            submit={submit}
            {...(isGrave && { tone: 'danger' as const })}
            onDone={() => {
              notify(done);
              onSent();
            }}
          />
        </>
      )}
    </FoldedForm>
  );
}
