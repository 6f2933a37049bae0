import { Column, Grid } from '../src/grid/grid.tsx';
import { Section } from '../src/section/section.tsx';
import type { Words } from './words.ts';
import styles from './gallery.module.css';

export function Specimen({ words }: { words: Words }) {
  return (
    <Section id="type" title={words.type} intro={words.typeIntro}>
      <Grid>
        <Column span={7}>
          <div className={styles.stack}>
            <p className={styles.display}>{words.title}</p>
            <h3>{words.rows[0]?.[1]}</h3>
            <h4>{words.rows[1]?.[1]}</h4>
            <p className={styles.measure}>{words.sample}</p>
          </div>
        </Column>
        <Column span={5}>
          <div className={styles.stack}>
            <p>
              <a href="#type">{words.rows[2]?.[1]}</a>
            </p>
            <p>
              <small>{words.companyHint}</small>
            </p>
            <p>
              <code>GET /api/orders?state=paid 200</code>
            </p>
            <ul>
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
            <blockquote>{words.lead}</blockquote>
          </div>
        </Column>
      </Grid>
    </Section>
  );
}
