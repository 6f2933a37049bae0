import type { Licence } from '@uid/contract/shipments';
import { Skeleton } from '@uid/ui/skeleton';
import { Tag } from '@uid/ui/tag';
import { formatShopTime } from '@uid/ui/format-time';

import { CopyButton } from '../../../layout/copy/copy-button.tsx';
import { useLanguage } from '../../../layout/use-language.ts';
import { orderTexts } from '../order-texts.ts';
import { AddressHint } from './address-hint.tsx';
import { detailTexts } from './detail-texts.ts';
import styles from './detail.module.css';
import { useLicences } from './use-licences.ts';
import type { LicensedOrder } from './use-licences.ts';

interface LicencesProps {
  order: LicensedOrder;
  /** Called when awaited keys arrive, because the order has changed with them. */
  onIssued: () => void;
}

/** The licence keys of an order, which are shown here and nowhere else. */
export function Licences({ order, onIssued }: LicencesProps) {
  const language = useLanguage();
  const texts = detailTexts[language];
  const { licences, error, stage } = useLicences(order, onIssued);
  if (!licences) {
    if (error) return <p>{texts.licencesFailed}</p>;
    return <Skeleton shape="rows" lines={2} label={orderTexts[language].loading} />;
  }
  return (
    <>
      {stage && <output className={styles.by}>{texts.licenceStages[stage]}</output>}
      {licences.map((licence) => (
        <LicenceKeys key={licence.sku} licence={licence} />
      ))}
      {licences.length > 0 && <AddressHint />}
    </>
  );
}

function LicenceKeys({ licence }: { licence: Licence }) {
  const language = useLanguage();
  const texts = detailTexts[language];
  const { name, variantName, quantity, keys } = licence;
  return (
    <div className={styles.licence}>
      <h3>{name}</h3>
      <p className={styles.by}>{`${variantName} × ${quantity}`}</p>
      <ul className={styles.keys}>
        {keys.map(({ key, issuedAt, isRevoked }) => (
          <li key={key} className={styles.key}>
            <code>{key}</code>
            <CopyButton text={key} word={texts.copyKey} />
            {isRevoked && <Tag>{texts.revoked}</Tag>}
            <time className={styles.by} dateTime={new Date(issuedAt).toISOString()}>
              {formatShopTime(issuedAt, language)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
