import * as contract from '@uid/contract/identity';

import { addressOf, password } from './known-accounts.ts';
import type { Kind } from './known-accounts.ts';

/** A request by which a stranger could try to learn which of two addresses has an account. */
export interface Question {
  name: string;
  path: string;
  kinds: readonly [Kind, Kind];
  /** The number of requests about one address before the limit refuses them. */
  times: number;
  /** Returns the body. `request` is the handle of this address's latest code. */
  body: (email: string, request: string | undefined) => object;
}

const [newPassword, code] = ['nine quiet bridges fold', '000000'];
const knownOrNot = ['plain', 'nobody'] as const;

/** The order matters, because each code allows five attempts and five codes are mailed in an hour. */
export const questions: Question[] = [
  {
    name: 'login, wrong password',
    path: contract.login.path,
    kinds: knownOrNot,
    times: 4,
    body: (email) => ({ email, password: 'not the password at all' }),
  },
  {
    name: 'login, wrong password, second factor or not',
    path: contract.login.path,
    kinds: ['guarded', 'nobody'],
    times: 4,
    body: (email) => ({ email: email.replace('nobody', 'nobodz'), password: 'not it' }),
  },
  {
    name: 'login, a password where there is none',
    path: contract.login.path,
    kinds: ['passkey', 'nobody'],
    times: 4,
    body: (email) => ({ email: email.replace('nobody', 'nobodx'), password: 'not it' }),
  },
  {
    name: 'register, ask for a code',
    path: contract.startRegistration.path,
    kinds: knownOrNot,
    times: 4,
    body: (email) => ({ email, language: 'zh' }),
  },
  {
    name: 'register, wrong code',
    path: contract.register.path,
    kinds: knownOrNot,
    times: 4,
    body: (email, request) => ({ email, code, request, password }),
  },
  {
    name: 'forgot, ask for a code',
    path: contract.startPasswordReset.path,
    kinds: knownOrNot,
    times: 4,
    body: (email) => ({ email, language: 'zh' }),
  },
  {
    name: 'forgot, wrong code',
    path: contract.resetPassword.path,
    kinds: knownOrNot,
    times: 4,
    body: (email, request) => ({ email, code, request, newPassword }),
  },
];

export function addressesOf({ kinds }: Question, index: number): [string, string] {
  return [addressOf(kinds[0], index), addressOf(kinds[1], index)];
}
