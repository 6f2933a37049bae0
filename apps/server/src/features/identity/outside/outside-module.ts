import type { z } from '@uid/contract/zod';

import type { Settings } from '../../../settings.ts';
import type { OutsideProvider } from './outside-provider.ts';

/** A kind of company to log in with: everything that the site needs to offer it. */
export interface OutsideModule<
  Variables extends z.core.$ZodShape = z.core.$ZodShape,
  Own = unknown,
> {
  /** Names it in LOGIN_PROVIDERS. */
  code: string;
  /** Read where LOGIN_PROVIDERS names it. */
  settings: Settings<Variables, [site: { isPublic: boolean }], Own>;
  create(settings: Own): OutsideProvider[];
}

/** Declares one; only the types are added. */
export function outsideModule<Variables extends z.core.$ZodShape, Own>(
  declaration: OutsideModule<Variables, Own>,
): OutsideModule<Variables, Own> {
  return declaration;
}
