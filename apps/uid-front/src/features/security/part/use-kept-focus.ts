import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface KeptFocus {
  part: RefObject<HTMLElement | null>;
  /** Takes the focus when the element in the part that had it is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Many controls here disappear when they are pressed. The focus of a keyboard user then stays at the part, and does not
 * go to the top of the page.
 */
export function useKeptFocus(): KeptFocus {
  const part = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const section = part.current;
    if (!section) return undefined;
    let last: Element | undefined;
    const follow = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = undefined;
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    section.addEventListener('focusin', follow);
    observer.observe(section, { childList: true, subtree: true });
    return () => {
      section.removeEventListener('focusin', follow);
      observer.disconnect();
    };
  }, []);

  return { part, heading };
}
