/** Pages cut a picture at the quarter next to its focal point, 0 to 4: their policy allows no style of an element. */
export function quarterOf(percent: number): number {
  return Math.round(percent / 25);
}
