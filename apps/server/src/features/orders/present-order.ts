import { dispatchDay } from '@uid/contract/dispatch-day';
import type { Language, Localised } from '@uid/contract/language';
import type { Address, Invoice, Order, OrderSummary } from '@uid/contract/orders';

import { eventReasons, isEventReason } from './event-reasons.ts';
import type { StoredOrderLine } from './find-order.ts';
import type { StoredEvent } from './list-events.ts';
import type { OrderWithLines } from './repository.ts';

export function presentSummary(order: OrderWithLines, language: Language): OrderSummary {
  const { no, state, placedAt, endsAt, totalFen, lines } = order;
  return {
    no,
    state,
    placedAt,
    ...(state === 'unpaid' && { endsAt }),
    totalFen,
    lines: lines.map((line) => presentLine(line, language)),
  };
}

export function presentOrder(
  order: OrderWithLines,
  events: StoredEvent[],
  { language, now }: { language: Language; now: number },
): Order {
  const { goodsFen, deliveryFen, discountFen, taxFen, totalFen, includedTaxFen } = order;
  const leavesOn = leavesOnOf(order, events, now);
  return {
    ...presentSummary(order, language),
    totals: { goodsFen, deliveryFen, discountFen, taxFen, totalFen, includedTaxFen },
    ...(order.address !== null && { address: JSON.parse(order.address) as Address }),
    invoice: JSON.parse(order.invoice) as Invoice,
    ...(order.note !== null && { note: order.note }),
    ...(order.quoteNo !== null && { quoteNo: order.quoteNo }),
    events: events.map((event) => presentEvent(event, language)),
    ...(leavesOn !== undefined && { leavesOn }),
    now,
  };
}

/** The dispatch day of the order's slowest goods, counted from its payment, or from now while it is unpaid. */
function leavesOnOf(
  { state, lines }: OrderWithLines,
  events: StoredEvent[],
  now: number,
): string | undefined {
  if (state !== 'unpaid' && state !== 'paid') return undefined;
  const days = lines
    .filter(({ delivery, quantity, keptBack }) => delivery === 'shipped' && quantity > keptBack)
    .flatMap(({ leadDays }) => leadDays ?? []);
  if (days.length === 0) return undefined;
  const paidAt = events.find((event) => event.state === 'paid')?.at;
  return dispatchDay(paidAt ?? now, Math.max(...days));
}

function presentLine(line: StoredOrderLine, language: Language): OrderSummary['lines'][number] {
  const { sku, itemId, drawing, delivery, quantity, priceFen, lineFen } = line;
  const { keptBack, cameBack } = line;
  return {
    sku,
    itemId,
    drawing,
    delivery,
    quantity,
    priceFen,
    lineFen,
    name: inLanguage(line.names, language),
    variantName: inLanguage(line.variantNames, language),
    unit: inLanguage(line.units, language),
    ...(keptBack > 0 && { keptBack }),
    ...(cameBack > 0 && { cameBack }),
  };
}

function presentEvent(
  { at, state, changedBy, reason }: StoredEvent,
  language: Language,
): Order['events'][number] {
  const words = isEventReason(reason) ? eventReasons[reason][language] : reason;
  // Old entries still say `operator`: replacing the word would mean rewriting the largest table.
  const by = changedBy === 'operator' ? 'staff' : changedBy;
  return { at, state, by, reason: words };
}

function inLanguage(text: string, language: Language): string {
  return (JSON.parse(text) as Localised<string>)[language];
}
