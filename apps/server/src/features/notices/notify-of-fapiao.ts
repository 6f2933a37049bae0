import type { Events, Subscriber } from '../../events.ts';
import { writeNotice } from './write-notice.ts';

export const notifyOfFapiao: Subscriber<Events['fapiao-issued']> = (
  handle,
  { orderId, fapiaoId, number },
  context,
) => {
  const notice = { orderId, kind: 'fapiao-issued', key: fapiaoId } as const;
  return writeNotice(handle, { ...notice, facts: { fapiaoNumber: number } }, context);
};
