import { useEffect, useState } from 'react';

/** The server's clock on this device, a second at a time: what it said, and what has passed since. */
export function useServerNow(now: number): number {
  const [passed, setPassed] = useState({ since: now, milliseconds: 0 });
  useEffect(() => {
    const start = Date.now();
    const clock = setInterval(
      () => setPassed({ since: now, milliseconds: Date.now() - start }),
      1000,
    );
    return () => clearInterval(clock);
  }, [now]);
  // What passed since an earlier answer says nothing about this one.
  return now + (passed.since === now ? passed.milliseconds : 0);
}
