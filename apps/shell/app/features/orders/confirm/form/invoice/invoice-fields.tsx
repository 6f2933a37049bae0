import { invoiceKinds } from '@uid/contract/orders';
import { RadioGroup } from '@uid/ui/radio-group';
import { Skeleton } from '@uid/ui/skeleton';
import { lazy, Suspense } from 'react';

import { useLanguage } from '../../../../../layout/use-language.ts';
import { confirmTexts } from '../../confirm-texts.ts';
import styles from '../../confirm.module.css';
import { orderTexts } from '../../../order-texts.ts';
import { fieldPaths } from '../order-form.ts';
import type { OrderForm } from '../order-form.ts';
import type { LiveOrderForm } from '../use-order-form.ts';

/** Fetched lazily, because most orders want no invoice. */
const InvoiceDetails = lazy(async () => ({
  default: (await import('./invoice-details.tsx')).InvoiceDetails,
}));

/** The kind of invoice; the fields of that kind appear with the choice. */
export function InvoiceFields({ live }: { live: LiveOrderForm }) {
  const language = useLanguage();
  const texts = confirmTexts[language];
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
      {form.invoiceKind !== 'none' && (
        <Suspense
          fallback={<Skeleton shape="rows" lines={2} label={orderTexts[language].loading} />}
        >
          <InvoiceDetails live={live} kind={form.invoiceKind} />
        </Suspense>
      )}
    </div>
  );
}
