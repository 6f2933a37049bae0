import type { ProductText } from '@uid/contract/content';
import { HeadingText } from '@uid/ui/heading-text';
import { Section } from '@uid/ui/section';

import { useLanguage } from '../../layout/use-language.ts';
import { KeyMap } from './key-map/key-map.tsx';
import styles from './product-page.module.css';
import { productTexts } from './product-texts.ts';
import { ProtocolSequence } from './protocol/protocol-sequence.tsx';

/** Problem, what it does with which key where, features and the protocol step by step. */
export function ProductStory({ slug, text }: { slug: string; text: ProductText }) {
  const { sections, keyMapIntro } = productTexts[useLanguage()];
  const { problem, verbs, features, protocol } = text;
  return (
    <>
      <Section id="problem" title={<HeadingText>{problem.title}</HeadingText>}>
        <div className={styles.prose}>
          {problem.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="verbs" title={sections.verbs} tone="wash">
        <ul className={styles.verbs}>
          {verbs.map(({ verb, text: line }) => (
            <li key={verb}>
              <h3>{verb}</h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="keys" title={sections.keys} intro={keyMapIntro} tone="wash" space="tight">
        <KeyMap slug={slug} actors={protocol.actors} />
      </Section>
      <Section title={sections.features}>
        <ul className={styles.columns}>
          {features.map(({ title, text: line }) => (
            <li key={title}>
              <h3>
                <HeadingText>{title}</HeadingText>
              </h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="protocol" title={<HeadingText>{protocol.title}</HeadingText>} tone="ink">
        <ProtocolSequence protocol={protocol} />
      </Section>
    </>
  );
}
