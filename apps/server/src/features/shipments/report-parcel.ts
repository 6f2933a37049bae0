import type { reportParcel as contract } from '@uid/contract/shipments';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import { AppError } from '../../http/app-error.ts';
import { findShipment } from './repository.ts';
import type { Shipping } from './shipping.ts';
import { applyNews } from './tracking/apply-news.ts';

/** Enters what an operator learnt about a parcel of a carrier that does not report itself. */
export async function reportParcel(
  { context, carriers }: Shipping,
  { id, state, place, text }: ParsedInputOf<typeof contract>,
): Promise<void> {
  const { database, newId, now } = context;
  const shipment = await findShipment(database.handle, id);
  if (!shipment) throw new AppError('NOT_FOUND');
  if (carriers.has(shipment.carrier) || shipment.state === 'delivered')
    throw new AppError('STATE_CONFLICT');
  const inBoth = (words: string) => ({ zh: words, en: words });
  const news = {
    eventId: newId(),
    at: now(),
    state,
    place: inBoth(place),
    text: inBoth(text),
  };
  await database.transact((handle) => applyNews(handle, { reference: id, news: [news] }, context));
}
