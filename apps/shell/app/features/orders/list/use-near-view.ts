import { loadMoreThreshold } from '@uid/contract/constants';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Watching {
  isOn: boolean;
  onNear: () => void;
}

/** Calls `onNear` when scrolling brings the element within reach of the window. Returns the element's ref. */
export function useNearView<E extends Element>({ isOn, onNear }: Watching) {
  const place = useRef<E>(null);
  const handleNear = useEffectEvent(onNear);
  useEffect(() => {
    const element = place.current;
    if (!isOn || !element) return undefined;
    const options = { rootMargin: `${loadMoreThreshold}px` };
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) handleNear();
    }, options);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOn]);
  return place;
}
