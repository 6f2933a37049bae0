import type { ProductText } from '@uid/contract/content';
import { classNames } from '@uid/ui/class-names';

import { StepControls } from '../../../layout/steps/step-controls.tsx';
import { stepMarkers } from '../../../layout/steps/step-markers.ts';
import { useLanguage } from '../../../layout/use-language.ts';
import { productTexts } from '../product-texts.ts';
import styles from './protocol-sequence.module.css';
import { wrongKeys } from './wrong-keys.ts';

type Protocol = NonNullable<ProductText['protocol']>;

interface ProtocolSequenceProps {
  slug: string;
  protocol: Protocol;
}

/**
 * The protocol as a sequence diagram: messages are arrows between lanes, and each message opens to show its content,
 * one at a time. With a wrong key the protocol stops where that is noticed. Neither needs a script; a script that knows
 * `stepMarkers` adds buttons and arrow keys.
 */
export function ProtocolSequence({ slug, protocol }: ProtocolSequenceProps) {
  const language = useLanguage();
  const texts = productTexts[language];
  const { title, actors, steps } = protocol;
  const wrong = wrongKeys[slug];
  const stopsAt = wrong && wrong.step <= steps.length ? wrong.step - 1 : undefined;
  return (
    <div className={styles.sequence} {...{ [stepMarkers.root]: '' }}>
      <div className={styles.controls}>
        <StepControls count={steps.length} />
        {stopsAt !== undefined && (
          <label className={styles.wrong}>
            <input type="checkbox" />
            {texts.wrongKey}
          </label>
        )}
      </div>
      <div className={lanesOf(actors)}>
        <div className={styles.heads} aria-hidden="true">
          {actors.map((actor) => (
            <span key={actor}>{actor}</span>
          ))}
        </div>
        <ol className={styles.steps} aria-label={title}>
          {steps.map(({ from, to, message, detail }, index) => (
            <li key={message} className={index === stopsAt ? styles.stop : undefined}>
              <details name="step" open={index === 0} {...{ [stepMarkers.step]: '' }}>
                <summary>
                  <StepLine actors={actors} from={from} to={to} message={message} />
                </summary>
                <p>{detail}</p>
              </details>
              {index === stopsAt && <p className={styles.why}>{wrong?.why[language]}</p>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

type Step = Protocol['steps'][number];

interface StepLineProps extends Pick<Step, 'from' | 'to' | 'message'> {
  actors: readonly string[];
}

/** A message as an arrow between its lanes, and in words. */
function StepLine({ actors, from, to, message }: StepLineProps) {
  return (
    <>
      <span className={styles.lanes} aria-hidden="true">
        <span className={classNames(styles.arrow, ...arrowOf(actors, from, to))} />
      </span>
      <span className={styles.words}>
        <span className={styles.parties}>{`${from} → ${to}`}</span>
        <span className={styles.message}>{message}</span>
      </span>
    </>
  );
}

function lanesOf(actors: readonly string[]): string | undefined {
  return styles[`lanes${actors.length}`];
}

/** Returns the classes for where the arrow starts, how many lanes it passes, and which way it points. */
function arrowOf(actors: readonly string[], from: string, to: string): (string | undefined)[] {
  const [start, end] = [actors.indexOf(from), actors.indexOf(to)];
  return [
    styles[`at${Math.min(start, end)}`],
    styles[`over${Math.abs(end - start)}`],
    end < start ? styles.back : undefined,
  ];
}
