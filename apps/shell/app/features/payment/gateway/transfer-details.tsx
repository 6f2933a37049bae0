import type { Attempt } from '@uid/contract/payments';
import { languageTags } from '@uid/contract/language';
import { DescriptionList } from '@uid/ui/description-list';
import { Money } from '@uid/ui/money';

import { useLanguage } from '../../../layout/use-language.ts';
import { CopyButton } from '../../orders/parts/copy-button.tsx';
import styles from '../payment.module.css';
import { gatewayTexts } from './gateway-texts.ts';

interface TransferDetailsProps {
  transfer: NonNullable<Attempt['transfer']>;
  amountFen: number;
}

/** What a bank transfer needs, each to be copied; the reference above all. */
export function TransferDetails({ transfer, amountFen }: TransferDetailsProps) {
  const language = useLanguage();
  const texts = gatewayTexts[language];
  const copied = (text: string) => (
    <span className={styles.copied}>
      <span className={styles.number}>{text}</span> <CopyButton text={text} word={texts.copy} />
    </span>
  );
  return (
    <>
      <DescriptionList
        items={[
          { term: texts.holder, details: copied(transfer.holder) },
          { term: texts.bank, details: copied(transfer.bank) },
          { term: texts.account, details: copied(transfer.account) },
          { term: texts.reference, details: copied(transfer.reference), strong: true },
          {
            term: texts.amount,
            details: <Money fen={amountFen} language={languageTags[language]} size="large" />,
          },
        ]}
      />
      <p>{texts.referenceHint}</p>
    </>
  );
}
