import { languageTags } from '@uid/contract/language';

import { useFormats } from '../../format/use-formats.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { salesTexts } from './sales-texts.ts';
import type { sumSales } from './sum-sales.ts';
import styles from './sales.module.css';

const steps = ['carts', 'placed', 'paid'] as const;

/** Shows how many carts became orders, and how many of these were paid. */
export function SalesFunnel({ sum }: { sum: ReturnType<typeof sumSales> }) {
  const own = useTexts(salesTexts);
  const { language } = useConsoleSession();
  const { number } = useFormats();
  const percent = new Intl.NumberFormat(languageTags[language], { style: 'percent' });
  return (
    <div className={styles.funnel}>
      <h3>{own.funnel}</h3>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const before = steps[index - 1];
          const isShare = before !== undefined && sum[before] > 0;
          return (
            <li key={step}>
              <span>{own.steps[step]}</span>
              <strong>{number(sum[step])}</strong>
              <meter
                className={styles.bar}
                min={0}
                max={Math.max(1, sum.carts)}
                value={sum[step]}
                aria-label={own.steps[step]}
              />
              <span className={styles.small}>
                {isShare && own.share(percent.format(sum[step] / sum[before]))}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.small}>{own.funnelHint}</p>
    </div>
  );
}
