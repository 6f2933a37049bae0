import type { SavedTitle } from '@uid/contract/invoice-titles';
import type { InvoiceTitle } from '@uid/contract/orders';
import { Button } from '@uid/ui/button';
import { SelectField } from '@uid/ui/select-field';
import { Skeleton } from '@uid/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';

import { useLanguage } from '../../../../../layout/use-language.ts';
import { useLostFocus } from '../../../../../layout/use-lost-focus.ts';
import { confirmTexts } from '../../confirm-texts.ts';
import styles from '../../confirm.module.css';
import { orderTexts } from '../../../order-texts.ts';
import { useKeeper } from '../kept/use-keeping.ts';
import { emptyForm, formOfTitle, titleOf } from '../order-form.ts';
import type { LiveOrderForm } from '../use-order-form.ts';
import { CompanyLookup } from './company-lookup.tsx';
import { InvoiceField, neededFor } from './invoice-field.tsx';
import { useInvoiceTitles } from './use-invoice-titles.ts';
import type { InvoiceTitles } from './use-invoice-titles.ts';

interface InvoiceDetailsProps {
  live: LiveOrderForm;
  kind: InvoiceTitle['kind'];
}

/**
 * What a kind of invoice needs, shown once the account's saved details are known: if they came later, they would push
 * the fields down.
 */
export function InvoiceDetails(props: InvoiceDetailsProps) {
  const kept = useInvoiceTitles();
  const { loading } = orderTexts[useLanguage()];
  if (kept.isLoading) return <Skeleton shape="rows" lines={2} label={loading} />;
  // Each kind begins anew with the details saved for it.
  return <DetailsOfKind key={props.kind} {...props} kept={kept} />;
}

/** The details are chosen from what the account has saved, looked up by the company's name, or typed. */
function DetailsOfKind({ live, kind, kept }: InvoiceDetailsProps & { kept: InvoiceTitles }) {
  const texts = confirmTexts[useLanguage()];
  const { titles, looksUpCompanies, save, remove } = kept;
  const [chosenId, setChosenId] = useState<string>();
  const { place, leadTo } = useLostFocus<HTMLDivElement>();
  const typed = titleOf(live.form, kind);
  const ofKind = (titles ?? []).filter(({ invoice }) => invoice.kind === kind);
  const same = ofKind.find(({ invoice }) => isSame(invoice, typed));
  // Saved details that were chosen and then changed still count as chosen.
  const chosen = same ?? ofKind.find(({ id }) => id === chosenId);

  function choose(title: SavedTitle | undefined): void {
    setChosenId(title?.id);
    live.put(title ? formOfTitle(title.invoice) : blank);
  }
  useWhenFetched(titles, () => typed.title === '' && ofKind[0] && choose(ofKind[0]));
  useKeeper(
    live.keeping,
    'invoice',
    titles && !same && typed.title.trim()
      ? {
          isFirst: titles.length === 0,
          save: async () => setChosenId(await save(chosen?.id, typed)),
        }
      : undefined,
  );

  return (
    <div ref={place} className={styles.fields}>
      {ofKind.length > 0 && (
        <div className={styles.keptTitles}>
          <SelectField
            name="saved-title"
            label={texts.savedTitles}
            value={chosen?.id ?? ''}
            options={[
              ...ofKind.map(({ id, invoice }) => ({ value: id, label: nameOf(invoice) })),
              { value: '', label: texts.otherTitle },
            ]}
            onChange={({ target }) => choose(ofKind.find(({ id }) => id === target.value))}
          />
          {chosen && (
            <Button
              tone="quiet"
              size="small"
              aria-label={texts.removeTitleOf(chosen.invoice.title)}
              onClick={() => {
                leadTo('select, input');
                // The details stay in the fields, because they may have been wanted for this order.
                void remove(chosen.id);
              }}
            >
              {texts.removeTitle}
            </Button>
          )}
        </div>
      )}
      {neededFor[kind].map((name) => (
        <InvoiceField key={name} name={name} live={live}>
          {name === 'title' && kind !== 'personal' && looksUpCompanies && (
            <CompanyLookup live={live} />
          )}
        </InvoiceField>
      ))}
    </div>
  );
}

const { title, taxNumber, registeredAddress, companyPhone, bank, account } = emptyForm;
const blank = { title, taxNumber, registeredAddress, companyPhone, bank, account };

function nameOf(invoice: InvoiceTitle): string {
  return invoice.kind === 'personal' ? invoice.title : `${invoice.title} · ${invoice.taxNumber}`;
}

function isSame(kept: InvoiceTitle, typed: InvoiceTitle): boolean {
  return Object.entries(typed).every(
    ([name, value]) => plain((kept as Record<string, string>)[name] ?? '') === plain(value),
  );
}

/** Returns the text as the server stores it, but without spaces: a code is typed with spaces and stored without. */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}

/** Calls `begin` once, when the list has come, to set what the fields begin with. */
function useWhenFetched(titles: SavedTitle[] | undefined, begin: () => unknown): void {
  const handleFetched = useEffectEvent(begin);
  const isFetched = titles !== undefined;
  useEffect(() => {
    if (isFetched) handleFetched();
  }, [isFetched]);
}
