import type { Totals } from '@uid/contract/cart';
import { DescriptionList } from '@uid/ui/description-list';
import { Money } from '@uid/ui/money';

import { useLanguage } from '../../layout/use-language.ts';
import { moneyTexts } from './money-texts.ts';

interface MoneyLinesProps {
  totals: Totals;
  /** True if the total is still to be paid. */
  isDue?: boolean;
}

/** The costs, line by line. Lines of zero are left out, except delivery, which is always shown. */
export function MoneyLines({ totals, isDue = true }: MoneyLinesProps) {
  const language = useLanguage();
  const texts = moneyTexts[language];
  const money = (fen: number) => <Money fen={fen} />;
  const { goodsFen, deliveryFen, discountFen, taxFen, totalFen, includedTaxFen } = totals;
  return (
    <DescriptionList
      layout="amounts"
      items={[
        { term: texts.goods, details: money(goodsFen) },
        { term: texts.deliveryFee, details: deliveryFen === 0 ? texts.free : money(deliveryFen) },
        ...(discountFen > 0 ? [{ term: texts.discount, details: money(-discountFen) }] : []),
        ...(taxFen > 0 ? [{ term: texts.tax, details: money(taxFen) }] : []),
        {
          term: isDue ? texts.total : texts.orderTotal,
          details: <Money fen={totalFen} size="total" />,
          strong: true,
        },
        { term: texts.included, details: money(includedTaxFen) },
      ]}
    />
  );
}
