import { useEffect, useState } from 'react';

/** Counts how often the browser brought this document back from its memory, after going on to another. */
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
