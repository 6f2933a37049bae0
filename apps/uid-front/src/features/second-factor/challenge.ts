import type { SecondFactorDetails } from '@uid/contract/identity';

/** The password or the texted code was right. Says what is still missing, and whose login it is. */
export interface Challenge extends SecondFactorDetails {
  /** As it was typed: the address, or the number. Empty if another company said who the visitor is. */
  account: string;
}
