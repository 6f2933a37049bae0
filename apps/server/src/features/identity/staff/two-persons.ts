import type { twoPersonsStates } from '@uid/contract/staff';

import type { Config } from '../../../config.ts';
import type { Handle } from '../../../database/database.ts';
import { hadTwoAdministrators } from './administration/administrators.ts';

/** Whether acts that name it need a second person: there has to have been a second administrator first. */
export async function twoPersonsState(
  handle: Handle,
  { needsTwoPersons }: Config,
): Promise<(typeof twoPersonsStates)[number]> {
  if (!needsTwoPersons) return 'off';
  return (await hadTwoAdministrators(handle)) ? 'on' : 'waiting';
}
