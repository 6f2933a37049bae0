import type { Localised } from '@uid/contract/language';
import type { z } from '@uid/contract/zod';

import type { ServerContext } from '../../../context.ts';
import type { Settings } from '../../../settings.ts';
import type { Carrier } from './carrier.ts';

/** A carrier: everything that the shop needs to send parcels with it. */
export interface CarrierModule<
  Variables extends z.core.$ZodShape = z.core.$ZodShape,
  CarrierSettings = unknown,
> {
  /** Names it in CARRIERS, on the wire and in the books: it never changes. */
  code: string;
  texts: Localised<{ name: string }>;
  /** Read where CARRIERS names it. */
  settings: Settings<Variables, [], CarrierSettings>;
  /** Left out where an operator enters number and tracking events: nothing is asked of the carrier. */
  create?(settings: CarrierSettings, context: ServerContext): Carrier;
}

/** Declares a carrier; only the types are added. */
export function carrierModule<Variables extends z.core.$ZodShape, CarrierSettings>(
  declaration: CarrierModule<Variables, CarrierSettings>,
): CarrierModule<Variables, CarrierSettings> {
  return declaration;
}
