/**
 * Rounds a focal point to a quarter, 0 to 4. Pages crop pictures by class, because their policy allows no inline
 * styles.
 */
export function quarterOf(percent: number): number {
  return Math.round(percent / 25);
}
