import type { Order } from '@uid/contract/orders';
import { listLicences } from '@uid/contract/shipments';
import type { Licence } from '@uid/contract/shipments';
import { Skeleton } from '@uid/ui/skeleton';
import { Tag } from '@uid/ui/tag';

import { useLanguage } from '../../../layout/use-language.ts';
import { useResource } from '../../../request/use-resource.ts';
import { formatTime } from '../format-time.ts';
import { orderTexts } from '../order-texts.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { detailTexts } from './detail-texts.ts';
import styles from './detail.module.css';

/** The licence keys of an order: here and nowhere else. */
export function Licences({ no }: Pick<Order, 'no'>) {
  const language = useLanguage();
  const texts = detailTexts[language];
  const { data, error } = useResource(listLicences, { language, no });
  if (!data) {
    if (error) return <p>{texts.licencesFailed}</p>;
    return <Skeleton shape="rows" lines={2} label={orderTexts[language].loading} />;
  }
  return data.licences.map((licence) => <LicenceKeys key={licence.sku} licence={licence} />);
}

function LicenceKeys({ licence }: { licence: Licence }) {
  const language = useLanguage();
  const texts = detailTexts[language];
  const { name, variantName, quantity, keys } = licence;
  return (
    <div className={styles.licence}>
      <h3>{`${name} · ${variantName} × ${quantity}`}</h3>
      {keys.length === 0 && <p className={styles.by}>{texts.noKeysYet}</p>}
      <ul>
        {keys.map(({ key, issuedAt, isRevoked }) => (
          <li key={key} className={styles.key}>
            <code>{key}</code>
            <CopyButton text={key} word={texts.copyKey} />
            {isRevoked && <Tag>{texts.revoked}</Tag>}
            <time className={styles.by} dateTime={new Date(issuedAt).toISOString()}>
              {formatTime(issuedAt, language)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
