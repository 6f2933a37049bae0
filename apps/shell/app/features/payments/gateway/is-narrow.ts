/** Whether the window is a phone's: what would be scanned with it is opened on it. */
export function isNarrow(): boolean {
  return matchMedia('(width < 768px)').matches;
}
