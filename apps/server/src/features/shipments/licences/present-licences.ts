import type { Language, Localised } from '@uid/contract/language';
import type { OrderState } from '@uid/contract/orders';
import type { Licence } from '@uid/contract/shipments';
import type { Selectable } from 'kysely';

import type { Tables } from '../../../database/tables.ts';

interface LicenceFacts {
  state: OrderState;
  lines: Selectable<Tables['orderLines']>[];
  keys: Selectable<Tables['licenceKeys']>[];
}

/** A refund revokes keys: in these states all of them, otherwise as many of the last ones as pieces came back. */
const revoking = new Set<OrderState>(['refunding', 'refunded']);

export function presentLicences(
  { state, lines, keys }: LicenceFacts,
  language: Language,
): Licence[] {
  return lines
    .filter(({ delivery }) => delivery === 'licence')
    .map(({ sku, names, variantNames, quantity, keptBack, cameBack }) => ({
      sku,
      name: (JSON.parse(names) as Localised<string>)[language],
      variantName: (JSON.parse(variantNames) as Localised<string>)[language],
      quantity,
      keys: keys
        .filter((each) => each.sku === sku)
        .map(({ licenceKey, issuedAt, piece }) => ({
          key: licenceKey,
          issuedAt,
          isRevoked: revoking.has(state) || piece > quantity - keptBack - cameBack,
        })),
    }));
}
