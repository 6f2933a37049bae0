// The style sheet comes with the page's styles: a file of its own would be another request.
import '@uid/ui/interference.css';
import type { Interference } from '@uid/ui/interference';
import { useEffect, useState } from 'react';

import { placeOf } from '../address/address.ts';
import { useSession } from '../session/session-context.ts';
import styles from './page.module.css';

/**
 * As in page.module.css: in a narrower window there is no room for the drawing. Beside a wide page the limit is higher.
 */
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
    // A phone that is turned, or a window that is widened, may have room later.
    room.addEventListener('change', draw);
    return () => room.removeEventListener('change', draw);
  }, [wide]);
  return <div className={styles.frame}>{Drawing && <Drawing slug={slug} />}</div>;
}
