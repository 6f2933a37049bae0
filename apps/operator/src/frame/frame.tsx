import { Outlet, useMatches } from '@tanstack/react-router';

import { Palette } from '../palette/palette.tsx';
import { MissingScreen } from '../screen/missing-screen.tsx';
import { useMay } from '../staff/who.ts';
import { UndoOffers } from '../undo/undo-offers.tsx';
import styles from './frame.module.css';
import { Navigation } from './navigation.tsx';

/** Navigation at the side, on a phone above, and the screen of the address. */
export function Frame() {
  const may = useMay();
  const permission = useMatches().at(-1)?.staticData.permission;
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <Palette />
        <Navigation />
      </aside>
      <div className={styles.content}>
        <UndoOffers>{may(permission) ? <Outlet /> : <MissingScreen />}</UndoOffers>
      </div>
    </div>
  );
}
