import * as fc from 'fast-check';

import { outcomes } from '../../features/sandbox-pay/choose-outcome.ts';

/** An action of the customer, in either of two tabs, on one of the existing orders. */
const customerAction = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('order' as const),
      sku: fc.constantFrom('CARD-A', 'CARD-B', 'LICENCE'),
      quantity: fc.integer({ min: 1, max: 3 }),
      // Mostly without a key, because a repeated key returns its first answer.
      key: fc.constantFrom(undefined, undefined, undefined, 0, 1),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('start' as const), order: fc.nat(2) }),
  },
  fc.record({ does: fc.constant('cancel' as const), order: fc.nat(2) }),
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('ask' as const),
      order: fc.nat(2),
      how: fc.constantFrom('whole', 'amount', 'piece', 'line'),
    }),
  },
  fc.record({ does: fc.constant('take-back' as const), order: fc.nat(2) }),
  fc.record({ does: fc.constant('receive' as const), order: fc.nat(2) }),
);

const companyAction = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('choose' as const),
      charge: fc.nat(2),
      outcome: fc.constantFrom('pay' as const, 'pay' as const, ...outcomes),
    }),
  },
  fc.record({ does: fc.constant('repeat' as const), charge: fc.nat(2) }),
  /** Pays an amount that differs from the one requested. */
  fc.record({
    does: fc.constant('mistake' as const),
    charge: fc.nat(2),
    byFen: fc.constantFrom(-1, 1),
  }),
);

/** An action of the jobs, in one process or two, or of the operator. */
const houseAction = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('tick' as const),
      seconds: fc.constantFrom(0, 1, 1, 1, 15, 15, 15, 300, 1_800),
      processes: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      isApproved: fc.boolean(),
      restock: fc.boolean(),
    }),
  },
  /** Sends a parcel with a part of the waiting goods. */
  fc.record({ does: fc.constant('send' as const), order: fc.nat(2) }),
  fc.record({
    does: fc.constant('settle' as const),
    order: fc.nat(2),
    decision: fc.constantFrom('accept' as const, 'give-back' as const),
  }),
);

const sometimes = <T>(action: fc.Arbitrary<T>) => fc.option(action, { nil: undefined, freq: 3 });

/** Steps in each of which up to four act at the same time: a customer in two tabs, the payment company, the house. */
export const steps = fc.array(
  fc.record({
    buyer: sometimes(customerAction),
    secondTab: sometimes(customerAction),
    company: sometimes(companyAction),
    house: sometimes(houseAction),
  }),
  { minLength: 1, maxLength: 24, size: 'max' },
);

export type Step = typeof steps extends fc.Arbitrary<(infer Each)[]> ? Each : never;
export type CustomerAction = NonNullable<Step['buyer']>;
export type CompanyAction = NonNullable<Step['company']>;
export type HouseAction = NonNullable<Step['house']>;
