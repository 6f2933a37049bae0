import type { Order } from '@uid/contract/orders';
import { listShipments } from '@uid/contract/shipments';
import { Skeleton } from '@uid/ui/skeleton';

import { useLanguage } from '../../../../layout/use-language.ts';
import { useResource } from '../../../../request/use-resource.ts';
import { orderTexts } from '../../order-texts.ts';
import { Parcel, PieceList } from './parcel.tsx';
import { parcelTexts } from './parcel-texts.ts';
import styles from './parcels.module.css';

/** The parcels of an order with their news, and what has not left yet. */
export function Parcels({ no }: Pick<Order, 'no'>) {
  const language = useLanguage();
  const texts = parcelTexts[language];
  const { data, error } = useResource(listShipments, { language, no });
  if (!data) {
    if (error) return <p>{texts.failed}</p>;
    return <Skeleton shape="rows" lines={2} label={orderTexts[language].loading} />;
  }
  const { shipments, waiting } = data;
  return (
    <>
      {shipments.map((shipment, index) => (
        <Parcel key={shipment.id} shipment={shipment} number={index + 1} />
      ))}
      {waiting.length > 0 && shipments.length > 0 && (
        <div className={styles.parcel}>
          <h3 className={styles.title}>{texts.waiting}</h3>
          <PieceList pieces={waiting} />
        </div>
      )}
    </>
  );
}
