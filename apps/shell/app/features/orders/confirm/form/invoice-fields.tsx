import { invoiceKinds } from '@uid/contract/orders';
import { RadioGroup } from '@uid/ui/radio-group';
import { TextField } from '@uid/ui/text-field';

import { useLanguage } from '../../../../layout/use-language.ts';
import { confirmTexts } from '../confirm-texts.ts';
import styles from '../confirm.module.css';
import { fieldPaths } from './order-form.ts';
import type { OrderForm } from './order-form.ts';
import type { LiveOrderForm } from './use-order-form.ts';

/** The kind of invoice; what that kind needs appears with it. */
export function InvoiceFields({ live }: { live: LiveOrderForm }) {
  const texts = confirmTexts[useLanguage()];
  const { form, errors, update, leave } = live;
  const isCompany = form.invoiceKind === 'company';
  return (
    <div className={styles.fields}>
      <RadioGroup
        name={fieldPaths.invoiceKind}
        label={texts.invoice}
        layout="tiles"
        value={form.invoiceKind}
        options={invoiceKinds.map((kind) => ({ value: kind, label: texts.invoiceKinds[kind] }))}
        onChange={(event) => update('invoiceKind', event.target.value as OrderForm['invoiceKind'])}
      />
      {form.invoiceKind !== 'none' && (
        <TextField
          name={fieldPaths.title}
          label={isCompany ? texts.companyTitle : texts.personalTitle}
          error={errors[fieldPaths.title]}
          value={form.title}
          autoComplete={isCompany ? 'organization' : 'name'}
          maxLength={isCompany ? 100 : 60}
          aria-required
          onChange={(event) => update('title', event.target.value)}
          onBlur={() => leave('title')}
        />
      )}
      {isCompany && (
        <TextField
          name={fieldPaths.taxNumber}
          label={texts.taxNumber}
          hint={texts.taxNumberHint}
          error={errors[fieldPaths.taxNumber]}
          value={form.taxNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          aria-required
          onChange={(event) => update('taxNumber', event.target.value)}
          onBlur={() => leave('taxNumber')}
        />
      )}
    </div>
  );
}
