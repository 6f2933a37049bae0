import type { Language, Localised } from '@uid/contract/language';
import type { Shipment } from '@uid/contract/shipments';
import type { Selectable } from 'kysely';

import type { Tables } from '../../database/tables.ts';
import { carrierName } from './carriers/carrier-modules.ts';
import { compareTrackingEvents } from './parcels/parcel.ts';
import type { StoredParcelEvent, StoredShipment, StoredShipmentLine } from './repository.ts';

type OrderLine = Selectable<Tables['orderLines']>;

export interface FoundShipment {
  shipment: StoredShipment;
  packed: StoredShipmentLine[];
  events: StoredParcelEvent[];
  orderLines: OrderLine[];
}

export function presentShipment(
  { shipment, packed, events, orderLines }: FoundShipment,
  language: Language,
): Shipment {
  const { id, carrier, trackingNo, state, createdAt, shippedAt, deliveredAt } = shipment;
  return {
    id,
    carrier: presentCarrier(carrier, language),
    ...(trackingNo !== null && { trackingNo }),
    state,
    lines: packed.flatMap(({ sku, quantity }) =>
      orderLines
        .filter((line) => line.sku === sku)
        .map((line) => presentLine({ ...line, quantity }, language)),
    ),
    shippedAt: shippedAt ?? createdAt,
    ...(deliveredAt !== null && { deliveredAt }),
    events: events
      .toSorted((one, other) => compareTrackingEvents(other, one))
      .map((event) => presentEvent(event, language)),
  };
}

function presentEvent(
  { at, state, places, texts }: StoredParcelEvent,
  language: Language,
): Shipment['events'][number] {
  const place = inLanguage(places, language);
  const text = inLanguage(texts, language);
  const spoken = languageOf(place + text);
  return { at, state, place, text, ...(spoken !== language && { language: spoken }) };
}

/** Detects the language of a carrier's text, Chinese or English, by its characters. */
function languageOf(words: string): Language {
  return /\p{Script=Han}/u.test(words) ? 'zh' : 'en';
}

export function presentCarrier(code: string, language: Language) {
  return { code, name: carrierName(code, language) };
}

export function presentLine(line: OrderLine, language: Language): Shipment['lines'][number] {
  return {
    sku: line.sku,
    name: inLanguage(line.names, language),
    variantName: inLanguage(line.variantNames, language),
    unit: inLanguage(line.units, language),
    quantity: line.quantity,
  };
}

function inLanguage(text: string, language: Language): string {
  return (JSON.parse(text) as Localised<string>)[language];
}
