/** Below the window on nearly every screen: laid out after what is seen first. */
const later = 'main section, footer';

/**
 * The style sheet leaves the lower parts of a page without layout, so that its top is painted sooner
 * and their fonts do not compete with it. They follow right after that paint, a short task each: at
 * once the page is whole for the scroll bar, for anchors and for whoever prints or photographs it.
 * @param painted is called before them, so that what it asks for comes first
 */
export function layOutLater(painted: () => void): void {
  const parts = [...document.querySelectorAll<HTMLElement>(later)];
  const show = (part: HTMLElement) => (part.style.contentVisibility = 'visible');
  function next(): void {
    const part = parts.shift();
    if (!part) return;
    show(part);
    // Reading the height lays the part out here, and not together with all the others.
    if (part.offsetHeight >= 0) setTimeout(next);
  }
  // Who comes for a place in the page, or comes back to one, needs the true heights at once.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') parts.splice(0).forEach(show);
  const paint = new PerformanceObserver(() => {
    paint.disconnect();
    painted();
    next();
  });
  paint.observe({ type: 'paint', buffered: true });
}
