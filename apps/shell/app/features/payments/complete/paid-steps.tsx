import { getOrder } from '@uid/contract/orders';

import { useLanguage } from '../../../layout/use-language.ts';
import { useResource } from '../../../request/use-resource.ts';
import styles from '../payment.module.css';
import { completeTexts } from './complete-texts.ts';
import { stepsAfter } from './steps-after.ts';

/** What happens now that the order is paid. */
export function PaidSteps({ no }: { no: string }) {
  const language = useLanguage();
  const { next } = completeTexts[language];
  const { data } = useResource(getOrder, { language, no });
  return (
    <section className={styles.next} aria-label={next}>
      <h2 className={styles.heading}>{next}</h2>
      <ol>
        {stepsAfter(data, language).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
