import { languageOfTag } from '@uid/contract/language';
import { SelectField } from '@uid/ui/select-field';
import { TextArea } from '@uid/ui/text-area';
import { TextField } from '@uid/ui/text-field';

import { useTexts } from '../../session/console-session.ts';
import { quoteWords } from './quote-words.ts';
import styles from './quotes.module.css';
import type { QuoteDraft } from './use-quote-draft.ts';

/** The fields for the buyer and the last valid day of a quote. */
export function BuyerFields({ draft }: { draft: QuoteDraft }) {
  const own = useTexts(quoteWords);
  return (
    <div className={styles.fields}>
      <TextField
        {...controlOf(draft, 'email')}
        type="email"
        label={own.email}
        hint={own.emailHint}
      />
      <TextField {...controlOf(draft, 'buyer')} label={own.buyer} hint={own.buyerHint} />
      <SelectField
        name="quote.buyerLanguage"
        label={own.buyerLanguage}
        value={draft.typed.buyerLanguage}
        options={Object.entries(own.languages).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => draft.change({ buyerLanguage: languageOfTag(target.value) })}
      />
      <TextField
        {...controlOf(draft, 'validOn')}
        type="date"
        label={own.validOn}
        hint={own.validHint}
      />
    </div>
  );
}

/** The fields for the cost of delivery and a remark to the buyer. */
export function DeliveryFields({ draft }: { draft: QuoteDraft }) {
  const own = useTexts(quoteWords);
  return (
    <div className={styles.fields}>
      <TextField
        name="quote.deliveryFen"
        label={own.delivery}
        inputMode="decimal"
        prefixPart="¥"
        autoComplete="off"
        value={draft.typed.delivery}
        error={draft.form.fields['quote.deliveryFen']}
        onChange={({ target }) => draft.change({ delivery: target.value })}
      />
      <TextArea
        {...controlOf(draft, 'note')}
        label={own.note}
        mark={own.optional}
        hint={own.noteHint}
        maxLength={1000}
      />
    </div>
  );
}

function controlOf(
  { typed, form, change }: QuoteDraft,
  name: 'email' | 'buyer' | 'validOn' | 'note',
) {
  return {
    name: `quote.${name}`,
    value: typed[name],
    error: form.fields[`quote.${name}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  };
}
