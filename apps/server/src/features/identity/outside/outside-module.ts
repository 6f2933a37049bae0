import type { z } from '@uid/contract/zod';

import type { Settings } from '../../../settings.ts';
import type { OutsideProvider } from './outside-provider.ts';

/** A kind of company to log in with: everything that the site needs to offer it. */
export interface OutsideModule<
  Variables extends z.core.$ZodShape = z.core.$ZodShape,
  Own = unknown,
> {
  /** The name of this kind in LOGIN_PROVIDERS. */
  code: string;
  /** Read only if LOGIN_PROVIDERS names this kind. */
  settings: Settings<Variables, [site: { isPublic: boolean }], Own>;
  create(settings: Own): OutsideProvider[];
}

/** Returns the declaration unchanged; it only gains its types. */
export function outsideModule<Variables extends z.core.$ZodShape, Own>(
  declaration: OutsideModule<Variables, Own>,
): OutsideModule<Variables, Own> {
  return declaration;
}
