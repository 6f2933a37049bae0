import type { Stage } from '@uid/contract/payments';
import { DescriptionList } from '@uid/ui/description-list';
import { Money } from '@uid/ui/money';

import { CopyButton } from '../../../layout/copy/copy-button.tsx';
import { useLanguage } from '../../../layout/use-language.ts';
import styles from '../payment.module.css';
import { gatewayTexts } from './gateway-texts.ts';

interface InstructionsProps {
  stage: Extract<Stage, { kind: 'instructions' }>;
  amountFen: number;
}

/** What the buyer has to do elsewhere, each line with a copy button, and the amount. */
export function Instructions({ stage, amountFen }: InstructionsProps) {
  const language = useLanguage();
  const texts = gatewayTexts[language];
  return (
    <>
      <DescriptionList
        items={[
          ...stage.lines.map(({ term, text, isImportant }) => ({
            term,
            details: (
              <span className={styles.copied}>
                <span className={styles.number}>{text}</span>{' '}
                <CopyButton text={text} word={texts.copy} />
              </span>
            ),
            ...(isImportant && { strong: true }),
          })),
          {
            term: texts.amount,
            details: <Money fen={amountFen} size="large" />,
          },
        ]}
      />
      <p>{stage.hint}</p>
    </>
  );
}
