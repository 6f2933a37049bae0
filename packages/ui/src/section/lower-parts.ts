/**
 * Marks a lower part that is visible or nearly so, or that its page shows first: tokens.css gives it the site's own
 * fonts.
 */
export const nearMarker = 'data-near';

const parts = [
  'main > [data-tall] ~ section',
  'main > section ~ section',
  'main + footer',
  "[data-part='items'] li:nth-child(n + 7)",
];

/** Selects the parts that are below the window on nearly every screen. */
export const lowerParts = parts.join(', ');

/** Selects the lower parts that still use fonts of the reader's system, because they have not come near yet. */
export const laterParts = parts.map((part) => `${part}:not([${nearMarker}])`).join(', ');

/** Marks lower parts when they come near the window, and calls `onNear` each time. */
export function watchLowerParts(onNear: () => void): void {
  function watch(rootMargin: string): void {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          target.parentElement?.setAttribute(nearMarker, '');
          onNear();
        }
      },
      { rootMargin },
    );
    // Observes the contents, because the part's own edge is empty.
    for (const part of document.querySelectorAll(laterParts))
      if (part.firstElementChild) observer.observe(part.firstElementChild);
  }
  watch('0px');
  // Once a visitor has begun to scroll, the next screen is prepared as well.
  addEventListener('scroll', () => watch('100%'), { once: true });
}
