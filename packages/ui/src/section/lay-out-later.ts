/** The parts that are below the window on nearly every screen; they are laid out after the visible part. */
const later = 'main section, footer';

interface Events {
  /** Called after the first paint; the lower parts are laid out once the promise has settled. */
  onPaint: () => Promise<void>;
  /** Called when the whole page is laid out. */
  onWhole: () => void;
}

/**
 * The style sheet leaves the lower parts of a page without layout, so that the top is painted sooner and their fonts do
 * not compete with it. This function lays them out after that paint, each in a short task, so that the page is soon
 * complete for the scroll bar, for anchors, and for printing and screenshots.
 */
export function layOutLater({ onPaint, onWhole }: Events): void {
  const parts = [...document.querySelectorAll<HTMLElement>(later)];
  const show = (part: HTMLElement) => (part.style.contentVisibility = 'visible');
  function layOutNext(): void {
    const part = parts.shift();
    if (!part) return onWhole();
    show(part);
    // Reading the height forces the layout of this part now, instead of one layout of all parts together.
    if (part.offsetHeight >= 0) setTimeout(layOutNext);
  }
  // A visitor who follows an anchor or returns to a scroll position needs the true heights at once.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') parts.splice(0).forEach(show);
  const paint = new PerformanceObserver(() => {
    paint.disconnect();
    void onPaint().then(layOutNext, layOutNext);
  });
  paint.observe({ type: 'paint', buffered: true });
}
