import { classNames } from '../class-names/class-names.ts';
import {
  barsPath,
  crestsPath,
  crossingsPath,
  wallPath,
} from '../interference/interference-paths.ts';
import { bitsOf, readingHeights, sheet } from '../interference/interference-pattern.ts';
import type { InterferencePattern } from '../interference/interference-pattern.ts';
import { hexOf } from './hex-of.ts';
import { signatureMarkers } from './signature-markers.ts';
import styles from './signature.module.css';

export interface SignatureProps {
  pattern: InterferencePattern;
  /** The alternative text of the drawing. */
  title: string;
  /** The label before the key that the light writes. */
  keyLabel: string;
  /** What can be done with mouse and keyboard (`hint`), and by touch (`touchHint`); shown only if the script runs. */
  hint: string;
  touchHint: string;
  className?: string;
}

/**
 * Two slits, the waves that leave them, and the eight bits that they write on the pad. Static by itself; a script that
 * uses `signatureMarkers` makes it a slider of the phase.
 */
export function Signature(props: SignatureProps) {
  const { pattern, title, keyLabel, hint, touchHint, className } = props;
  const bits = bitsOf(pattern);
  const markers = signatureMarkers;
  return (
    <figure
      className={classNames(styles.signature, className)}
      {...{ [markers.figure]: JSON.stringify(pattern) }}
    >
      <svg
        className={styles.stage}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        role="img"
        aria-label={title}
        {...{ [markers.stage]: '' }}
      >
        <path className={styles.readings} d={readingsPath} />
        <path className={styles.crests} {...drawn('crests', crestsPath(pattern))} />
        <path className={styles.crossings} {...drawn('crossings', crossingsPath(pattern))} />
        <path className={styles.bars} {...drawn('bars', barsPath(pattern))} />
        <path className={styles.wall} d={wallPath(pattern)} />
      </svg>
      <figcaption className={styles.key}>
        <span className={styles.label}>{keyLabel}</span>
        <span className={styles.bits}>
          {bits.map((bit, index) => (
            <span key={readingHeights[index]} {...{ [markers.bit]: bit ? '1' : '0' }} />
          ))}
        </span>
        <output className={styles.hex} {...{ [markers.hex]: '' }}>
          {hexOf(bits)}
        </output>
        <span className={styles.hint}>{hint}</span>
        <span className={classNames(styles.hint, styles.touch)}>{touchHint}</span>
      </figcaption>
    </figure>
  );
}

function drawn(part: 'crests' | 'crossings' | 'bars', d: string) {
  return { d, [signatureMarkers.part]: part };
}

/** Lines at the eight heights at which the screen is read. */
const readingsPath = readingHeights.map((y) => `M${sheet.screen} ${y}H${sheet.width}`).join('');
