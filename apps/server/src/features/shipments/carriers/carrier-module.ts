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
  /** The carrier's name in CARRIERS, in the API and in the books. It must never change. */
  code: string;
  texts: Localised<{ name: string }>;
  /** Read if CARRIERS names the carrier. */
  settings: Settings<Variables, [], CarrierSettings>;
  /** Left out if staff enter the tracking number and events: the shop then sends the carrier no requests. */
  create?(settings: CarrierSettings, context: ServerContext): Carrier;
}

/** Declares a carrier. The function only infers the types. */
export function carrierModule<Variables extends z.core.$ZodShape, CarrierSettings>(
  declaration: CarrierModule<Variables, CarrierSettings>,
): CarrierModule<Variables, CarrierSettings> {
  return declaration;
}
