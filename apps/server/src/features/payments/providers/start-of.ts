/** When a payment attempt began, epoch milliseconds: its reference is a UUIDv7. */
export function startOf(reference: string): number {
  return Number.parseInt(reference.replaceAll('-', '').slice(0, 12), 16);
}
