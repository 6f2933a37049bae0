/** True if the window is a phone's: a code that would be scanned with the phone is then opened on it. */
export function isNarrow(): boolean {
  return matchMedia('(width < 768px)').matches;
}
