import { shownEvent } from './micro-app-markers.ts';

/** Dispatches the event after the next paint, in a task of its own, so that its listeners don't delay that paint. */
export function tellShown(): void {
  requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event(shownEvent))));
}
