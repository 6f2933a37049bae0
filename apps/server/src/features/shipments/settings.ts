import { z } from '@uid/contract/zod';

import { ConfigError } from '../../config-error.ts';
import { chooseModules, settings, variablesOf } from '../../settings.ts';
import { carrierModules } from './carriers/carrier-modules.ts';

export const shipmentSettings = settings({
  variables: {
    CARRIERS: z._default(z.string(), 'sandbox'),
    SANDBOX_SHIPS_ITSELF: z.optional(z.enum(['on', 'off'])),
    ...variablesOf(carrierModules),
  },
  read(values, paymentMethods: readonly string[]) {
    const chosen = chooseModules('CARRIERS', values.CARRIERS, carrierModules);
    const carriers = new Map(chosen.map(({ code, settings: own }) => [code, own.read(values)]));
    const offered = { paymentMethods, carriers: [...carriers.keys()] };
    return { carriers, shipsItself: readShipsItself(values.SANDBOX_SHIPS_ITSELF, offered) };
  },
});

interface Offered {
  paymentMethods: readonly string[];
  carriers: readonly string[];
}

/** If a real payment method or carrier is configured, orders are not sent automatically unless that is requested. */
function readShipsItself(
  value: 'on' | 'off' | undefined,
  { paymentMethods, carriers }: Offered,
): boolean {
  if (value === 'on' && !carriers.includes('sandbox'))
    throw new ConfigError('SANDBOX_SHIPS_ITSELF=on needs the carrier sandbox in CARRIERS.');
  if (value !== undefined) return value === 'on';
  return [...paymentMethods, ...carriers].every((name) => name === 'sandbox');
}
