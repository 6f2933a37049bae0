import { Container } from '@uid/ui/grid';
import { useRouteLoaderData } from 'react-router';

import type { RootData } from '../root.tsx';
import styles from './stand-in-notice.module.css';
import { useLanguage } from './use-language.ts';

const texts = {
  zh: {
    label: '试用提示',
    pays: '本店正在试用：测试支付只是模拟，不会扣款。',
    carries: '本店正在试用：测试速运只是模拟，不会送达。',
    both: '本店正在试用：测试支付和测试速运只是模拟，不会扣款，也不会送达。',
  },
  en: {
    label: 'This shop is on trial',
    pays: 'This shop is on trial: test payments are simulated and move no money.',
    carries: 'This shop is on trial: the test carrier is simulated and delivers nothing.',
    both: 'This shop is on trial: test payments move no money, and the test carrier delivers nothing.',
  },
};

/** Says on each page of a purchase that a stand-in takes the money or carries the parcel. */
export function StandInNotice() {
  const words = texts[useLanguage()];
  const { pays, carries } = useRouteLoaderData<RootData>('root')?.standIns ?? {};
  if (!pays && !carries) return null;
  return (
    <aside className={styles.band} aria-label={words.label}>
      <Container>{pays && carries ? words.both : pays ? words.pays : words.carries}</Container>
    </aside>
  );
}
