import type { OrderRefunds } from '@uid/contract/refunds';
import { formatMoney } from '@uid/ui/format-money';
import { SelectField } from '@uid/ui/select-field';
import { TextField } from '@uid/ui/text-field';
import type { ChangeEvent } from 'react';

import { useLanguage } from '../../../../layout/use-language.ts';
import type { RefundForm } from './refund-form.ts';
import { refundTexts } from './refund-texts.ts';

/** Above this number of pieces the quantity is typed; a quantity above the number of pieces becomes all of them. */
const maxChoices = 20;

interface ScopeFieldsProps {
  form: RefundForm;
  refunds: OrderRefunds;
  isWrong: boolean;
  update: (change: Partial<RefundForm>) => void;
}

/** Which pieces, or which amount; nothing to fill in for the whole order. */
export function ScopeFields({ form, refunds, isWrong, update }: ScopeFieldsProps) {
  const language = useLanguage();
  const texts = refundTexts[language];
  if (form.scope === 'whole') return null;
  if (form.scope === 'amount') {
    return (
      <TextField
        name="yuan"
        label={texts.amount}
        error={isWrong && texts.amountWrong(formatMoney(refunds.refundableFen))}
        value={form.yuan}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        aria-required
        onChange={({ target }) => update({ yuan: target.value })}
      />
    );
  }
  return refunds.pieces.map(({ sku, name, delivery, quantity, unsent, amountsFen }, index) => {
    const count = form.quantities[sku] ?? 0;
    const field = {
      name: `pieces-${sku}`,
      label: texts.quantityOf(name, quantity),
      hint: unsent > 0 && texts.unsent[delivery](unsent, quantity),
      error: index === 0 && isWrong && texts.nothingChosen,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        const typed = Number(target.value.normalize('NFKC').replace(/\D/g, ''));
        update({ quantities: { ...form.quantities, [sku]: Math.min(typed, quantity) } });
      },
    };
    return quantity > maxChoices ? (
      <TextField key={sku} {...field} value={count || ''} inputMode="numeric" autoComplete="off" />
    ) : (
      <SelectField
        key={sku}
        {...field}
        value={count}
        options={[
          { value: '0', label: '0' },
          ...amountsFen.map((fen, at) => ({
            value: `${at + 1}`,
            label: `${at + 1} · ${formatMoney(fen)}`,
          })),
        ]}
      />
    );
  });
}
