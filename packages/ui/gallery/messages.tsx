import { Button } from '../src/button/button.tsx';
import { Dialog } from '../src/dialog/dialog.tsx';
import { invoker } from '../src/dialog/invoker.ts';
import { EmptyState } from '../src/empty-state/empty-state.tsx';
import { ErrorState } from '../src/error-state/error-state.tsx';
import { Column, Grid } from '../src/grid/grid.tsx';
import { SimCard } from '../src/isometric/sim-card.tsx';
import { Loader } from '../src/loader/loader.tsx';
import { Notice } from '../src/notice/notice.tsx';
import type { NoticeTone } from '../src/notice/notice-tones.ts';
import { createNotifications } from '../src/notifications/notifications.ts';
import type { Notify } from '../src/notifications/notifications.ts';
import { Section } from '../src/section/section.tsx';
import { Skeleton } from '../src/skeleton/skeleton.tsx';
import type { Words } from './words.ts';
import styles from './gallery.module.css';

let notify: Notify | undefined;
const tones: NoticeTone[] = ['info', 'success', 'warning', 'danger'];

export function Messages({ words }: { words: Words }) {
  const show = (tone: NoticeTone) => {
    notify ??= createNotifications({
      label: words.notifications,
      closeLabel: words.close,
      duration: 3000,
      top: 8,
    });
    notify(`${words.notified} (${tone})`, tone);
  };
  return (
    <Section id="messages" title={words.messages} tone="wash">
      <Grid>
        <Column span={7}>
          <div className={styles.stack}>
            {words.notices.map(([title, text], index) => (
              <Notice key={title} tone={tones[index] ?? 'info'} title={title}>
                {text}
              </Notice>
            ))}
            <div className={styles.row}>
              {tones.map((tone) => (
                <Button key={tone} tone="secondary" size="small" onClick={() => show(tone)}>
                  {words.notify}
                </Button>
              ))}
              <Button tone="secondary" size="small" {...invoker('address')}>
                {words.dialog}
              </Button>
            </div>
          </div>
        </Column>
        <Column span={5}>
          <Waiting words={words} />
        </Column>
      </Grid>
      <EmptyState title={words.empty} drawing={<SimCard />} actions={<Button>{words.buy}</Button>}>
        {words.emptyText}
      </EmptyState>
      <Dialog
        id="address"
        title={words.dialog}
        closeLabel={words.close}
        actions={<Button>{words.confirm}</Button>}
      >
        {words.dialogText}
      </Dialog>
    </Section>
  );
}

function Waiting({ words }: { words: Words }) {
  return (
    <div className={styles.stack}>
      <ErrorState
        title={words.error}
        reference={words.reference}
        retry={<Button>{words.retry}</Button>}
      >
        {words.errorText}
      </ErrorState>
      <div className={styles.row}>
        <Loader label={words.loading} />
        <Loader label={words.loading} size="large" quiet />
      </div>
      <Skeleton label={words.loading} />
      <Skeleton label={words.loading} shape="rows" lines={2} />
    </div>
  );
}
