import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import type { whoAmI } from '@uid/contract/staff';
import { useEffect, useState } from 'react';

import { Palette } from '../palette/palette.tsx';
import { LostScreen, MissingScreen } from '../screen/missing-screen.tsx';
import { answerOf } from '../request/answer-of.ts';
import { useConsoleSession } from '../session/console-session.ts';
import { useMay, whoAddress } from '../staff/who.ts';
import { UndoOffers } from '../undo/undo-offers.tsx';
import styles from './frame.module.css';
import { Navigation } from './navigation.tsx';

/** The navigation, at the side or on a phone above, and the screen that the address names. */
export function Frame() {
  const may = useMay();
  const [mightAtFirst] = useState(() => may);
  const { fullPath, staticData: { permission } = {} } = useMatches().at(-1) ?? {};
  const NoScreen = mightAtFirst(permission) ? LostScreen : MissingScreen;
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <Palette />
        <Navigation />
      </aside>
      <div className={styles.content}>
        <AskWho key={fullPath} />
        <UndoOffers>{may(permission) ? <Outlet /> : <NoScreen />}</UndoOffers>
      </div>
    </div>
  );
}

/**
 * Fetches the member of staff and their rights as a screen opens. Otherwise a screen without requests for staff only
 * would learn that a right is gone only when its form is sent.
 */
function AskWho() {
  const answers = useQueryClient();
  const session = useConsoleSession();
  useEffect(() => {
    void answers.prefetchQuery(answerOf<typeof whoAmI>(whoAddress, {}, session));
  }, [answers, session]);
  return null;
}
