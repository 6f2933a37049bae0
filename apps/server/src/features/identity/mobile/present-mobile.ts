import type { Mobile } from '@uid/contract/mobile';

import type { MobileNumber } from './repository.ts';

/** The number masked, with enough digits left for its owner to recognise it. */
export function maskNumber(number: string): string {
  return `${number.slice(0, 3)} ${number.slice(3, 6)}****${number.slice(-4)}`;
}

export function presentMobile({
  number,
  confirmedAt,
  logsIn,
}: Omit<MobileNumber, 'accountId'>): Mobile {
  return {
    number: maskNumber(number),
    confirmedAt,
    logsIn: logsIn === 1,
  };
}
