import { shownEvent } from './micro-app-markers.ts';

/** After the next paint, in a task of its own: what the page does then must not hold that paint up. */
export function tellShown(): void {
  requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event(shownEvent))));
}
