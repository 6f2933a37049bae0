import type { TestShop } from '../../../testing/shop/test-shop.ts';
import { createPayments } from '../payments.ts';
import type { Payments } from '../payments.ts';
import type { Charge, ChargeState, PaymentProvider } from '../providers/provider.ts';
import { showCode } from '../providers/show-stage.ts';

/** A payment company in memory that does what a test wants; it can also be unreachable. */
export interface TestCompany extends PaymentProvider {
  /** The code of the payment method that it stands in for. */
  method: string;
  isReachable: boolean;
  /** True while payments can't be closed, because the payer is paying at that moment. */
  isBusy: boolean;
  charges: Map<string, Charge>;
  refunds: string[];
  /** Puts a payment into a state and returns the charge that the company then reports. */
  say: (reference: string, state: ChargeState) => Charge;
}

export function createTestCompany(method: string): TestCompany {
  const charges = new Map<string, Charge>();
  const company: TestCompany = {
    method,
    charges,
    refunds: [],
    isReachable: true,
    isBusy: false,
    say(reference, state) {
      const charge = charges.get(reference);
      if (!charge) throw new Error('The test company does not know this payment.');
      charges.set(reference, { ...charge, state });
      return { ...charge, state };
    },
    async start({ reference, amountFen, currency }) {
      requireReachable(company);
      if (!charges.has(reference)) {
        const state: ChargeState = 'open';
        charges.set(reference, { reference, state, amountFen, currency, isOwnMerchant: true });
      }
      return { payUrl: `https://company.example/pay?${reference}` };
    },
    async query(reference) {
      requireReachable(company);
      return charges.get(reference);
    },
    async close(reference) {
      requireReachable(company);
      const charge = charges.get(reference);
      return charge?.state === 'open' && !company.isBusy
        ? company.say(reference, 'closed')
        : charge;
    },
    async refund({ refundId }) {
      requireReachable(company);
      company.refunds.push(refundId);
      return 'done';
    },
    stage: showCode({ zh: { scan: '扫码' }, en: { scan: 'Scan' } }),
    verifyNotification: () => Promise.reject(new Error('not used')),
  };
  return company;
}

function requireReachable({ isReachable }: TestCompany): void {
  if (!isReachable) throw new Error('The test company is away.');
}

/** The shop's payments with these companies instead of the configured ones. */
export function paymentsWith({ deps }: TestShop, ...companies: TestCompany[]): Payments {
  const payments = createPayments(deps, { error: () => undefined });
  const providers = new Map(companies.map((company) => [company.method, company]));
  return { ...payments, providers, onFailure: () => undefined };
}
