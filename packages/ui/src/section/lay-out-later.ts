/** Below the window on nearly every screen: laid out after what is seen first. */
const later = 'main section, footer';

interface Events {
  /** After the first paint; the lower parts follow when it is done or has failed. */
  onPaint: () => Promise<void>;
  /** When all of the page is laid out. */
  onWhole: () => void;
}

/**
 * The style sheet leaves the lower parts of a page without layout, so that its top is painted sooner
 * and their fonts do not compete with it. They follow after that paint, a short task each: soon
 * the page is whole for the scroll bar, for anchors and for whoever prints or photographs it.
 */
export function layOutLater({ onPaint, onWhole }: Events): void {
  const parts = [...document.querySelectorAll<HTMLElement>(later)];
  const show = (part: HTMLElement) => (part.style.contentVisibility = 'visible');
  function layOutNext(): void {
    const part = parts.shift();
    if (!part) return onWhole();
    show(part);
    // Reading the height lays the part out here, and not together with all the others.
    if (part.offsetHeight >= 0) setTimeout(layOutNext);
  }
  // Who comes for a place in the page, or comes back to one, needs the true heights at once.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') parts.splice(0).forEach(show);
  const paint = new PerformanceObserver(() => {
    paint.disconnect();
    void onPaint().then(layOutNext, layOutNext);
  });
  paint.observe({ type: 'paint', buffered: true });
}
