const stepUpTime = 10 * 60_000;

/** Until when a proof of who is there opens dangerous operations, epoch milliseconds. */
export function stepUpEnd({ steppedUpAt }: { steppedUpAt: number }): number {
  return steppedUpAt + stepUpTime;
}

export function isSteppedUp(session: { steppedUpAt: number }, now: number): boolean {
  return now < stepUpEnd(session);
}
