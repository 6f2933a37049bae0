import type { twoPersonsStates } from '@uid/contract/staff';

import type { Config } from '../../../config.ts';
import type { Handle } from '../../../database/database.ts';
import { hadTwoAdministrators } from './administration/administrators.ts';

/**
 * Returns whether acts need the approval of a second person: `on` once there has been a second administrator, `waiting`
 * before that, `off` if the site is configured so.
 */
export async function twoPersonsState(
  handle: Handle,
  { needsTwoPersons }: Config,
): Promise<(typeof twoPersonsStates)[number]> {
  if (!needsTwoPersons) return 'off';
  return (await hadTwoAdministrators(handle)) ? 'on' : 'waiting';
}
