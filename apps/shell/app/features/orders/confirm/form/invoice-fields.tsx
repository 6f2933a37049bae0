import { invoiceKinds } from '@uid/contract/orders';
import { RadioGroup } from '@uid/ui/radio-group';
import { TextField } from '@uid/ui/text-field';

import { useLanguage } from '../../../../layout/use-language.ts';
import { confirmTexts } from '../confirm-texts.ts';
import styles from '../confirm.module.css';
import { fieldPaths } from './order-form.ts';
import type { OrderForm } from './order-form.ts';
import type { LiveOrderForm } from './use-order-form.ts';

type InvoiceName =
  | 'title'
  | 'taxNumber'
  | 'registeredAddress'
  | 'companyPhone'
  | 'bank'
  | 'account';

/** What each kind of invoice needs, in the order it is asked for. */
const needed: Record<OrderForm['invoiceKind'], readonly InvoiceName[]> = {
  none: [],
  personal: ['title'],
  company: ['title', 'taxNumber'],
  special: ['title', 'taxNumber', 'registeredAddress', 'companyPhone', 'bank', 'account'],
};

/** The kind of invoice; what that kind needs appears with it. */
export function InvoiceFields({ live }: { live: LiveOrderForm }) {
  const texts = confirmTexts[useLanguage()];
  const { form, update } = live;
  return (
    <div className={styles.fields}>
      <RadioGroup
        name={fieldPaths.invoiceKind}
        label={texts.invoice}
        layout="tiles"
        className={styles.kinds}
        value={form.invoiceKind}
        options={invoiceKinds.map((kind) => ({
          value: kind,
          label: texts.invoiceKinds[kind],
          hint: texts.invoiceHints[kind],
        }))}
        onChange={(event) => update('invoiceKind', event.target.value as OrderForm['invoiceKind'])}
      />
      {needed[form.invoiceKind].map((name) => (
        <InvoiceField key={name} name={name} live={live} />
      ))}
    </div>
  );
}

/** How a browser may help with each, and how long it can be. */
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

function InvoiceField({ name, live }: { name: InvoiceName; live: LiveOrderForm }) {
  const texts = confirmTexts[useLanguage()];
  const { form, errors, update, leave } = live;
  const path = fieldPaths[name];
  const isPerson = form.invoiceKind === 'personal';
  const personal = { label: texts.personalTitle, autoComplete: 'billing name', maxLength: 60 };
  return (
    <TextField
      name={path}
      label={name === 'title' ? texts.companyTitle : texts[name]}
      hint={name === 'taxNumber' ? texts.taxNumberHint : undefined}
      error={errors[path] && form[name].trim() ? (texts.wrong[name] ?? errors[path]) : errors[path]}
      value={form[name]}
      spellCheck={false}
      aria-required
      onChange={(event) => update(name, event.target.value)}
      onBlur={(event) => leave(name, event)}
      {...controls[name]}
      {...(name === 'taxNumber' && { autoCapitalize: 'characters' })}
      {...(isPerson && personal)}
    />
  );
}
