/** On a lower part that the visitor sees or comes near to, or that its page shows first: tokens.css gives it the site's own fonts. */
export const nearMarker = 'data-near';

const parts = [
  'main > [data-tall] ~ section',
  'main > section ~ section',
  'main + footer',
  "[data-part='items'] li:nth-child(n + 7)",
];

/** Below the window on nearly every screen. */
export const lowerParts = parts.join(', ');

/** Drawn in fonts of the reader's system until they come near. */
export const laterParts = parts.map((part) => `${part}:not([${nearMarker}])`).join(', ');

/** Marks the lower parts that come near, and says so each time. */
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
    // What it holds: its own edge is empty.
    for (const part of document.querySelectorAll(laterParts))
      if (part.firstElementChild) observer.observe(part.firstElementChild);
  }
  watch('0px');
  // Who has begun to scroll finds the next screen ready.
  addEventListener('scroll', () => watch('100%'), { once: true });
}
