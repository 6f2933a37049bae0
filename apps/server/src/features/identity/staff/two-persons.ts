import type { twoPersonsStates } from '@uid/contract/staff';

import type { Config } from '../../../config.ts';
import type { Handle } from '../../../database/database.ts';
import { hadTwoAdministrators } from './administration/administrators.ts';

/**
 * Returns whether acts that ask for a second person need one. They do not before there has been a second administrator.
 */
export async function twoPersonsState(
  handle: Handle,
  { needsTwoPersons }: Config,
): Promise<(typeof twoPersonsStates)[number]> {
  if (!needsTwoPersons) return 'off';
  return (await hadTwoAdministrators(handle)) ? 'on' : 'waiting';
}
