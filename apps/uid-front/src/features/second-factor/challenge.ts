import type { SecondFactorDetails } from '@uid/contract/identity';

/** Password or texted code was right; what is missing, and whose login it is. */
export interface Challenge extends SecondFactorDetails {
  /** As it was typed: the address, or the number. Empty where another company said who it is. */
  account: string;
}
