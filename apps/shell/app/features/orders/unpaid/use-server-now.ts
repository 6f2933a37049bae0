import { useEffect, useState } from 'react';

/** Returns the server's clock on this device in steps of a second: what the server said, and what has passed since. */
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
  // The time that passed since an earlier answer does not count for this one.
  return now + (passed.since === now ? passed.milliseconds : 0);
}
