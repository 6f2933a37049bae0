import type { ProductText } from '@uid/contract/content';
import { Button } from '@uid/ui/button';
import { classNames } from '@uid/ui/class-names';

import { useLanguage } from '../../../layout/use-language.ts';
import { productTexts } from '../product-texts.ts';
import styles from './protocol-sequence.module.css';
import { stepMarkers } from './step-markers.ts';

/**
 * The protocol as a sequence drawing: an ordered list whose messages are arrows between lanes.
 * All of it is read without script; a script that knows `stepMarkers` walks through it.
 */
export function ProtocolSequence({ protocol }: { protocol: ProductText['protocol'] }) {
  const texts = productTexts[useLanguage()];
  const { title, actors, steps } = protocol;
  return (
    <div className={styles.sequence} {...{ [stepMarkers.root]: texts.stepOf }}>
      <p className={styles.controls} hidden {...{ [stepMarkers.controls]: '' }}>
        <Button type="button" tone="secondary" size="small" {...{ [stepMarkers.move]: '-1' }}>
          {texts.previousStep}
        </Button>
        <Button type="button" tone="secondary" size="small" {...{ [stepMarkers.move]: '1' }}>
          {texts.nextStep}
        </Button>
        <output {...{ [stepMarkers.status]: '' }} />
        <span className={styles.hint}>{texts.stepHint}</span>
      </p>
      <div className={classNames(styles.heads, lanesOf(actors))} aria-hidden="true">
        {actors.map((actor) => (
          <span key={actor}>{actor}</span>
        ))}
      </div>
      <ol className={styles.steps} aria-label={title}>
        {steps.map(({ from, to, message, detail }) => (
          <li key={message} {...{ [stepMarkers.step]: '' }}>
            <div className={classNames(styles.lanes, lanesOf(actors))} aria-hidden="true">
              <span className={classNames(styles.arrow, ...arrowOf(actors, from, to))} />
            </div>
            <div className={styles.words}>
              <p className={styles.parties}>
                {from} → {to}
              </p>
              <p className={styles.message}>{message}</p>
              <p className={styles.detail}>{detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function lanesOf(actors: readonly string[]): string | undefined {
  return styles[`lanes${actors.length}`];
}

/** Where the arrow starts, how many lanes it passes, and which way it points. */
function arrowOf(actors: readonly string[], from: string, to: string): (string | undefined)[] {
  const [start, end] = [actors.indexOf(from), actors.indexOf(to)];
  return [
    styles[`at${Math.min(start, end)}`],
    styles[`over${Math.abs(end - start)}`],
    end < start ? styles.back : undefined,
  ];
}
