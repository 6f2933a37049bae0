import type { InvoiceTitle } from '@uid/contract/orders';
import { TextField } from '@uid/ui/text-field';
import type { ReactNode } from 'react';

import { useLanguage } from '../../../../../layout/use-language.ts';
import { confirmTexts } from '../../confirm-texts.ts';
import { fieldPaths } from '../order-form.ts';
import type { LiveOrderForm } from '../use-order-form.ts';

type InvoiceName =
  | 'title'
  | 'taxNumber'
  | 'registeredAddress'
  | 'companyPhone'
  | 'bank'
  | 'account';

/** The fields that each kind of invoice needs, in the order in which they are asked for. */
export const neededFor: Record<InvoiceTitle['kind'], readonly InvoiceName[]> = {
  personal: ['title'],
  company: ['title', 'taxNumber'],
  special: ['title', 'taxNumber', 'registeredAddress', 'companyPhone', 'bank', 'account'],
};

/** How a browser may help with a field, and how long its text can be. */
interface Control {
  autoComplete: string;
  maxLength: number;
  type?: 'tel';
  inputMode?: 'numeric';
}
const controls: Record<InvoiceName, Control> = {
  title: { autoComplete: 'billing organization', maxLength: 100 },
  taxNumber: { autoComplete: 'off', maxLength: 24 },
  registeredAddress: { autoComplete: 'billing street-address', maxLength: 100 },
  companyPhone: { autoComplete: 'billing tel', maxLength: 21, type: 'tel' },
  bank: { autoComplete: 'off', maxLength: 60 },
  account: { autoComplete: 'off', maxLength: 40, inputMode: 'numeric' },
};

interface InvoiceFieldProps {
  name: InvoiceName;
  live: LiveOrderForm;
  /** What helps to fill in the field, shown below it. */
  children: ReactNode;
}

export function InvoiceField({ name, live, children }: InvoiceFieldProps) {
  const texts = confirmTexts[useLanguage()];
  const { form, errors, update, leave } = live;
  const path = fieldPaths[name];
  const isPerson = form.invoiceKind === 'personal';
  const personal = { label: texts.personalTitle, autoComplete: 'billing name', maxLength: 60 };
  return (
    <>
      <TextField
        name={path}
        label={name === 'title' ? texts.companyTitle : texts[name]}
        hint={name === 'taxNumber' ? texts.taxNumberHint : undefined}
        error={
          errors[path] && form[name].trim() ? (texts.wrong[name] ?? errors[path]) : errors[path]
        }
        value={form[name]}
        spellCheck={false}
        aria-required
        onChange={(event) => update(name, event.target.value)}
        onBlur={(event) => leave(name, event)}
        {...controls[name]}
        {...(name === 'taxNumber' && { autoCapitalize: 'characters' })}
        {...(isPerson && personal)}
      />
      {children}
    </>
  );
}
