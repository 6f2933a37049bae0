/** Removes the dashes of a UUID: companies in China accept at most 32 letters and digits. */
export function toTradeNumber(id: string): string {
  return id.replaceAll('-', '');
}

/** Converts a trade number back to our reference; empty if it is not ours, so that no payment is found. */
export function toReference(tradeNumber: string): string {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(
    tradeNumber,
  );
  return parts ? parts.slice(1).join('-') : '';
}
