import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import type { Shipment } from '@uid/contract/shipments';
import { Status } from '@uid/ui/status';
import { Timeline } from '@uid/ui/timeline';
import { formatShopTime } from '@uid/ui/format-time';

import { CopyButton } from '../../../../layout/copy/copy-button.tsx';
import { useLanguage } from '../../../../layout/use-language.ts';
import { orderTexts } from '../../order-texts.ts';
import { parcelTexts } from './parcel-texts.ts';
import styles from './parcels.module.css';

interface ParcelProps {
  shipment: Shipment;
  number: number;
}

/** One parcel: its carrier, its content, and where it has been. */
export function Parcel({ shipment, number }: ParcelProps) {
  const language = useLanguage();
  const texts = parcelTexts[language];
  const { carrier, trackingNo, state, lines, events } = shipment;
  return (
    <article className={styles.parcel}>
      <header className={styles.head}>
        <h3 className={styles.title}>{texts.parcel(number)}</h3>
        <Status tone={state === 'exception' ? 'danger' : 'photon'}>{texts.states[state]}</Status>
      </header>
      <p className={styles.carrier}>
        <span>{carrier.name}</span>
        {trackingNo === undefined ? (
          <span>{texts.noNumberYet}</span>
        ) : (
          <>
            <span className={styles.number}>{trackingNo}</span>
            <CopyButton text={trackingNo} word={texts.copy} />
          </>
        )}
      </p>
      <PieceList pieces={lines} />
      <Timeline
        stateLabels={texts.stages}
        items={events.map((event, index) => ({
          id: `${events.length - index}`,
          ...wordsOf(event, language),
          dateTime: new Date(event.at).toISOString(),
          state: stateOf(event.state, index),
        }))}
      />
    </article>
  );
}

/** If the carrier writes in another language than the reader's, the site's own text comes first. */
function wordsOf({ at, place, text, ...event }: Shipment['events'][number], language: Language) {
  const time = formatShopTime(at, language);
  if (!event.language) return { title: text, time, children: place };
  return {
    title: parcelTexts[language].states[event.state],
    time,
    children: <span lang={languageTags[event.language]}>{`${place} · ${text}`}</span>,
  };
}

function stateOf(state: Shipment['state'], index: number) {
  if (state === 'exception') return 'failed';
  return index === 0 ? 'current' : 'done';
}

export function PieceList({ pieces }: { pieces: Shipment['lines'] }) {
  const { times } = orderTexts[useLanguage()];
  return (
    <ul className={styles.pieces}>
      {pieces.map(({ sku, name, variantName, quantity, unit }) => (
        <li key={sku}>{`${name} · ${variantName} ${times(quantity, unit)}`}</li>
      ))}
    </ul>
  );
}
