import { carrierCodes } from '@uid/contract/shipments';
import type { CarrierCode } from '@uid/contract/shipments';
import { z } from 'zod';

import { ConfigError } from '../../config-error.ts';
import { settings } from '../../settings.ts';

export interface ShipmentConfig {
  /** With whom parcels may leave, in this order. */
  carriers: CarrierCode[];
  /** Paid orders are sent with the stand-in carrier by themselves, so that the way is seen without an operator. */
  shipsItself: boolean;
}

export const shipmentSettings = settings({
  variables: {
    CARRIERS: z.string().default('sandbox'),
    SANDBOX_SHIPS_ITSELF: z.enum(['on', 'off']).optional(),
  },
  read(values, paymentMethods: readonly string[]): ShipmentConfig {
    const carriers = readCarriers(values.CARRIERS);
    const offered = { paymentMethods, carriers };
    return { carriers, shipsItself: readShipsItself(values.SANDBOX_SHIPS_ITSELF, offered) };
  },
});

function readCarriers(value: string): CarrierCode[] {
  const codes = new Set(value.split(',').map((each) => each.trim()));
  return [...codes].map((name) => {
    const code = carrierCodes.find((each) => each === name);
    if (code) return code;
    const choice = carrierCodes.join(', ');
    throw new ConfigError(`CARRIERS names "${name}", which is none of ${choice}.`);
  });
}

interface Offered {
  paymentMethods: readonly string[];
  carriers: readonly string[];
}

/** Where anything real is configured, nothing leaves by itself unless that is asked for. */
function readShipsItself(
  value: 'on' | 'off' | undefined,
  { paymentMethods, carriers }: Offered,
): boolean {
  if (value === 'on' && !carriers.includes('sandbox'))
    throw new ConfigError('SANDBOX_SHIPS_ITSELF=on needs the carrier sandbox in CARRIERS.');
  if (value !== undefined) return value === 'on';
  return [...paymentMethods, ...carriers].every((name) => name === 'sandbox');
}
