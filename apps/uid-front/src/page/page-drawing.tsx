// With the styles of the page: a file of its own would be a request more.
import '@uid/ui/interference.css';
import type { Interference } from '@uid/ui/interference';
import { useEffect, useState } from 'react';

import { placeOf } from '../address/address.ts';
import { useSession } from '../session/session-context.ts';
import styles from './page.module.css';

/** As in page.module.css: below this there is no room for it, and beside a wide page later. */
const roomy = (isWide: boolean) => `(width >= ${isWide ? 992 : 768}px)`;

/** The interference pattern of this page; loaded after the page, and only where there is room. */
export function PageDrawing({ wide }: { wide: boolean }) {
  const { address } = useSession();
  const [slug] = useState(() => placeOf(address.read()).path);
  const [Drawing, setDrawing] = useState<typeof Interference>();
  useEffect(() => {
    const room = matchMedia(roomy(wide));
    function draw(): void {
      if (!room.matches) return;
      import('@uid/ui/interference')
        .then((part) => setDrawing(() => part.Interference))
        // The drawing is decoration: the page works without it.
        .catch(() => undefined);
    }
    draw();
    // A phone that is turned and a window that is widened have room later.
    room.addEventListener('change', draw);
    return () => room.removeEventListener('change', draw);
  }, [wide]);
  return <div className={styles.frame}>{Drawing && <Drawing slug={slug} />}</div>;
}
