/** Companies in China take letters and digits only, and at most 32: a UUID without its dashes. */
export function toTradeNumber(id: string): string {
  return id.replaceAll('-', '');
}

/** Our reference again; empty for what is none of ours, so that no payment is found. */
export function toReference(tradeNumber: string): string {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(
    tradeNumber,
  );
  return parts ? parts.slice(1).join('-') : '';
}
