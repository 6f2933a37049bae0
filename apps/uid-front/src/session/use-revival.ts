import { useEffect, useState } from 'react';

/** Counts how often this document came back from the back/forward cache, after the visitor had gone on to another. */
export function useRevival(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) setCount((before) => before + 1);
    };
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, []);
  return count;
}
