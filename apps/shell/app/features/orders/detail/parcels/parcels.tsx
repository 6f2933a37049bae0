import type { Order } from '@uid/contract/orders';
import { listShipments } from '@uid/contract/shipments';
import { Skeleton } from '@uid/ui/skeleton';
import type { ReactNode } from 'react';

import { useLanguage } from '../../../../layout/use-language.ts';
import { useResource } from '../../../../request/use-resource.ts';
import { orderTexts } from '../../order-texts.ts';
import { detailTexts } from '../detail-texts.ts';
import { logisticsFact } from './logistics-fact.ts';
import { Parcel, PieceList } from './parcel.tsx';
import { parcelTexts } from './parcel-texts.ts';
import styles from './parcels.module.css';

interface ParcelsProps {
  order: Order;
  /** Shown between what is said about all parcels and the single parcels. */
  children: ReactNode;
}

/** The state of an order's goods, its parcels with their events, and what has not shipped yet. */
export function Parcels({ order, children }: ParcelsProps) {
  const { no } = order;
  const language = useLanguage();
  const texts = parcelTexts[language];
  const { data, error } = useResource(listShipments, { language, no });
  if (!data) {
    return (
      <>
        {error ? (
          <p>{texts.failed}</p>
        ) : (
          <Skeleton shape="rows" lines={2} label={orderTexts[language].loading} />
        )}
        {children}
      </>
    );
  }
  const { shipments, waiting } = data;
  const fact = logisticsFact(order, data);
  return (
    <>
      {fact && <p>{detailTexts[language].logisticsFacts[fact]}</p>}
      {children}
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
