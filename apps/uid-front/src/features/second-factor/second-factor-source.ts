import { entrance } from '../../entrance.ts';
import { pageSource } from '../../page/page-source.ts';
import type { SecondFactorPageProps } from './second-factor-page.tsx';

/** Few logins need the second step, so its page is fetched when one does. */
export const secondFactorSource = pageSource<SecondFactorPageProps>(
  async () => (await entrance()).SecondFactorPage,
);
