import type { Address } from '@uid/contract/client';
import type { OutputOf } from '@uid/contract/endpoint';
import type { Permission } from '@uid/contract/permissions';
import type { whoAmI } from '@uid/contract/staff';
import { createContext, useContext } from 'react';

export type Who = OutputOf<typeof whoAmI>;

/** The endpoint is written out here, so that the first screen imports no schemas. */
export const whoAddress: Address<typeof whoAmI> = {
  method: 'GET',
  path: '/api/staff/me',
  access: 'session',
};

export const WhoContext = createContext<Who | undefined>(undefined);

/** The member of staff who is logged in. */
export function useWho(): Who {
  const who = useContext(WhoContext);
  if (!who) throw new Error('useWho outside of StaffGate');
  return who;
}

/** Returns a function that says whether the member of staff has a permission; actions without it are not rendered. */
export function useMay(): (permission: Permission | undefined) => boolean {
  const { permissions } = useWho();
  return (permission) => permission === undefined || permissions.includes(permission);
}
