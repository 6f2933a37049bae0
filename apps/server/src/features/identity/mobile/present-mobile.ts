import type { Mobile } from '@uid/contract/mobile';

import type { MobileNumber } from './repository.ts';

/** Enough for its owner to know it by. */
export function presentMobile({ number, confirmedAt }: Omit<MobileNumber, 'accountId'>): Mobile {
  return {
    number: `${number.slice(0, 3)} ${number.slice(3, 6)}****${number.slice(-4)}`,
    confirmedAt,
  };
}
