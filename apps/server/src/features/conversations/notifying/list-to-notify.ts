import type { Handle } from '../../../database/database.ts';
import type { Side } from '../repository.ts';
import { isDue } from './repository.ts';

const batch = 50;

export interface ToNotify {
  id: string;
  dueAt: number;
}

/** Returns the conversations of which a side is due for an email. */
export async function listToNotify(
  handle: Handle,
  { side, now, after }: { side: Side; now: number; after?: ToNotify | undefined },
): Promise<ToNotify[]> {
  const due = side === 'customer' ? 'tellCustomerAt' : 'tellStaffAt';
  return handle
    .selectFrom('conversations')
    .select(['id', `${due} as dueAt`])
    .where(isDue(due, now))
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple(due, 'id'), '>', eb.tuple(after!.dueAt, after!.id))),
    )
    .orderBy(due)
    .orderBy('id')
    .limit(batch)
    .$narrowType<ToNotify>()
    .execute();
}
