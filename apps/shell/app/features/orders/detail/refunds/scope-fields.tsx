import type { OrderRefunds } from '@uid/contract/refunds';
import { formatMoney } from '@uid/ui/format-money';
import { SelectField } from '@uid/ui/select-field';
import { TextField } from '@uid/ui/text-field';

import { useLanguage } from '../../../../layout/use-language.ts';
import type { RefundForm } from './refund-form.ts';
import { refundTexts } from './refund-texts.ts';

interface ScopeFieldsProps {
  form: RefundForm;
  refunds: OrderRefunds;
  isWrong: boolean;
  update: (change: Partial<RefundForm>) => void;
}

/** Which pieces, or how much; nothing to say for the whole. */
export function ScopeFields({ form, refunds, isWrong, update }: ScopeFieldsProps) {
  const language = useLanguage();
  const texts = refundTexts[language];
  const money = (fen: number) => formatMoney(fen);
  if (form.scope === 'whole') return null;
  if (form.scope === 'amount') {
    return (
      <TextField
        name="yuan"
        label={texts.amount}
        error={isWrong && texts.amountWrong(money(refunds.refundableFen))}
        value={form.yuan}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        aria-required
        onChange={({ target }) => update({ yuan: target.value })}
      />
    );
  }
  return refunds.pieces.map(({ sku, name, delivery, quantity, unsent, amountsFen }, index) => (
    <SelectField
      key={sku}
      name={`pieces-${sku}`}
      label={texts.quantityOf(name, quantity)}
      hint={unsent > 0 && texts.unsent[delivery](unsent, quantity)}
      error={index === 0 && isWrong && texts.nothingChosen}
      value={`${form.quantities[sku] ?? 0}`}
      options={[0, ...amountsFen.map((_, at) => at + 1)].map((count) => ({
        value: `${count}`,
        label: count === 0 ? '0' : `${count} · ${money(amountsFen[count - 1] ?? 0)}`,
      }))}
      onChange={({ target }) =>
        update({ quantities: { ...form.quantities, [sku]: Number(target.value) } })
      }
    />
  ));
}
