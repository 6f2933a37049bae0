import { hash } from 'node:crypto';

import type { ServerContext } from '../../context.ts';
import type { Violation } from './read-reports.ts';
import { countAgain, countKinds, insertKind } from './repository.ts';

/** Maximum number of kinds. Further ones are counted together, so that invented reports can't fill the disk. */
export const maxKinds = 500;

const others: Violation = { kind: 'others', directive: '', blocked: '', page: '', source: '' };

/** Counts one violation under its kind. */
export async function countViolation(
  { database: { handle }, now }: Pick<ServerContext, 'database' | 'now'>,
  violation: Violation,
): Promise<void> {
  const at = now();
  if (await countAgain(handle, idOf(violation), at)) return;
  const kind = (await countKinds(handle)) < maxKinds ? violation : others;
  await insertKind(handle, { ...kind, id: idOf(kind), count: 1, firstAt: at, lastAt: at });
}

function idOf({ kind, directive, blocked, page, source }: Violation): string {
  return hash('sha256', JSON.stringify([kind, directive, blocked, page, source]), 'base64url');
}
