import type { SecondFactorDetails } from '@uid/contract/identity';

/** The password was right; what is missing, and whose login it is. */
export interface Challenge extends SecondFactorDetails {
  email: string;
}
