import type { Order } from '@uid/contract/orders';
import { listLicences } from '@uid/contract/shipments';
import type { Licence } from '@uid/contract/shipments';
import { useEffect, useEffectEvent, useState } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { usePolling } from '../../../request/use-polling.ts';
import { useResource } from '../../../request/use-resource.ts';

/** Some ten minutes of looking at the page; a visitor who comes back later makes it ask anew. */
const turns = 130;

/**
 * `awaited`: the keys are being issued. `issued`: the keys have come since the page was opened. `never`: the money is
 * refunded.
 */
type Stage = 'awaited' | 'issued' | 'never';

export type LicensedOrder = Pick<Order, 'no' | 'state'> & {
  lines: readonly Pick<Order['lines'][number], 'sku' | 'keptBack'>[];
};

/** The licence keys of an order, requested again until they are issued. */
export function useLicences({ no, state, lines }: LicensedOrder, onIssued: () => void) {
  const { data, error, reload } = useResource(listLicences, { language: useLanguage(), no });
  const [hasWaited, setHasWaited] = useState(false);
  const licences = data?.licences;
  const stage = stageOf(licences, { state, lines, hasWaited });
  if (stage === 'awaited' && !hasWaited) setHasWaited(true);
  usePolling(reload, { isOn: stage === 'awaited', turns });

  const isIssued = stage === 'issued';
  const notifyIssued = useEffectEvent(onIssued);
  useEffect(() => {
    if (isIssued) notifyIssued();
  }, [isIssued]);
  return { licences, error, stage };
}

function stageOf(
  licences: Licence[] | undefined,
  { state, lines, hasWaited }: Omit<LicensedOrder, 'no'> & { hasWaited: boolean },
): Stage | undefined {
  if (!licences) return undefined;
  const isMissing = licences.some(({ keys, quantity }) => keys.length < quantity);
  if (isMissing && (state === 'refunding' || state === 'refunded')) return 'never';
  // Pieces that were refunded before get no key, and the other pieces don't wait for one.
  const keptBackOf = (sku: string) => lines.find((line) => line.sku === sku)?.keptBack ?? 0;
  const isAwaited = licences.some(
    ({ sku, keys, quantity }) => keys.length < quantity - keptBackOf(sku),
  );
  if (isAwaited) return 'awaited';
  return hasWaited ? 'issued' : undefined;
}
