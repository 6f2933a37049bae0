import type { reportParcel as contract } from '@uid/contract/shipments';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { KeyedRequest } from '../idempotency/answer-once.ts';
import { findShipment } from './repository.ts';
import type { Shipping } from './shipping.ts';
import { applyNews } from './tracking/apply-news.ts';

type ParcelReport = ParsedInputOf<typeof contract> & {
  /** As the operator sent it, who may repeat it. */
  request?: KeyedRequest | undefined;
};

/** Enters what an operator learnt about a parcel of a carrier that does not report itself. */
export async function reportParcel(shipping: Shipping, report: ParcelReport): Promise<void> {
  const { database, now } = shipping.context;
  await database.transact((handle) =>
    answerOnce(handle, { request: report.request, now: now() }, async () => {
      await enter(handle, shipping, report);
      return null;
    }),
  );
}

async function enter(
  handle: Handle,
  { context, carriers }: Shipping,
  { id, state, place, text }: ParcelReport,
): Promise<void> {
  const { newId, now } = context;
  const shipment = await findShipment(handle, id);
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
  await applyNews(handle, { reference: id, news: [news] }, context);
}
