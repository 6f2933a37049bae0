import type { ProductText } from '@uid/contract/content';
import { Section } from '@uid/ui/section';

import { useLanguage } from '../../layout/use-language.ts';
import styles from './product-page.module.css';
import { productTexts } from './product-texts.ts';

/** Problem, what it does, features and the protocol step by step. */
export function ProductStory({ text }: { text: ProductText }) {
  const { sections, actors } = productTexts[useLanguage()];
  const { problem, verbs, features, protocol } = text;
  return (
    <>
      <Section id="problem" title={problem.title}>
        <div className={styles.prose}>
          {problem.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="verbs" title={sections.verbs} tone="wash">
        <ul className={styles.columns}>
          {verbs.map(({ verb, text: line }) => (
            <li key={verb}>
              <h3>{verb}</h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={sections.features}>
        <ul className={styles.columns}>
          {features.map(({ title, text: line }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="protocol"
        title={protocol.title}
        intro={`${actors}: ${protocol.actors.join(' · ')}`}
        tone="ink"
      >
        <ol className={styles.protocol}>
          {protocol.steps.map(({ from, to, message, detail }) => (
            <li key={message}>
              <span className={styles.route}>
                {from} → {to}
              </span>
              <span className={styles.message}>{message}</span>
              <p className={styles.detail}>{detail}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
