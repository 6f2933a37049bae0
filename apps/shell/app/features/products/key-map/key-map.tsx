import type { ProductText } from '@uid/contract/content';

import { Drawing } from '../../../layout/drawing.tsx';
import { useLanguage } from '../../../layout/use-language.ts';
import { cardKeyMaps } from './card-key-maps.ts';
import { gatewayKeyMaps } from './gateway-key-maps.ts';
import { keyMapTexts } from './key-map-texts.ts';
import styles from './key-map.module.css';
import { softwareKeyMaps } from './software-key-maps.ts';

export const keyMaps = { ...cardKeyMaps, ...gatewayKeyMaps, ...softwareKeyMaps };

/** False if there is no map, or if it was drawn for other parties than those of the protocol: then no map is shown. */
export function hasKeyMap(slug: string, { protocol }: Pick<ProductText, 'protocol'>): boolean {
  return keyMaps[slug]?.parties.length === (protocol?.actors.length ?? 0);
}

interface KeyMapProps {
  slug: string;
  /** Names of the parties, in the protocol's order. */
  actors: readonly string[];
}

/**
 * Shows which key is stored where, and what crosses which line. A reader who chooses one of these sees it pass its line
 * or stop there; the style sheet alone draws that.
 */
export function KeyMap({ slug, actors }: KeyMapProps) {
  const language = useLanguage();
  const texts = keyMapTexts[language];
  const map = keyMaps[slug];
  if (!map) return null;
  return (
    <div className={styles.map}>
      <ol className={styles.parties}>
        {map.parties.map(({ drawing, holds }, index) => (
          <li
            key={actors[index]}
            className={map.lines.some(({ after }) => after === index) ? styles.fenced : undefined}
          >
            <div className={styles.drawing}>
              <Drawing name={drawing} />
            </div>
            <h3>{actors[index]}</h3>
            <p className={holds ? styles.holds : styles.holdsNothing}>
              {holds ? holds[language] : texts.noKey}
            </p>
          </li>
        ))}
      </ol>
      <fieldset className={styles.lines}>
        <legend>{texts.walk}</legend>
        {map.lines.map(({ after, name, crosses, never }) => (
          <div key={after}>
            <h3>{texts.between(actors[after] ?? '', actors[after + 1] ?? '', name[language])}</h3>
            <label>
              <input type="radio" name="walk" className={styles.crosses} />
              <span>
                <strong>{texts.crosses}</strong>
                {crosses[language]}
              </span>
            </label>
            <label>
              <input type="radio" name="walk" className={styles.never} />
              <span>
                <strong>{texts.never}</strong>
                {never[language]}
              </span>
            </label>
          </div>
        ))}
      </fieldset>
    </div>
  );
}
