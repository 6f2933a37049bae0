import type { ProductText } from '@uid/contract/content';
import { HeadingText } from '@uid/ui/heading-text';
import { Section } from '@uid/ui/section';

import prose from '../../layout/prose.module.css';
import { useLanguage } from '../../layout/use-language.ts';
import { hasKeyMap, KeyMap } from './key-map/key-map.tsx';
import styles from './product-page.module.css';
import { productTexts } from './product-texts.ts';
import { ProtocolSequence } from './protocol/protocol-sequence.tsx';
import { TitledLines } from './titled-lines.tsx';

/**
 * The problem, what the product does with which key and where, its features, and the protocol step by step, as far as
 * these are written.
 */
export function ProductStory({ slug, text }: { slug: string; text: ProductText }) {
  const { sections, keyMapIntro } = productTexts[useLanguage()];
  const { problem, verbs, features, protocol } = text;
  const isMapped = hasKeyMap(slug, text);
  return (
    <>
      <Section id="problem" title={<HeadingText>{problem.title}</HeadingText>} weight="quiet">
        <div className={prose.prose}>
          {problem.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section
        {...(isMapped
          ? {
              id: 'keys',
              title: sections.keys,
              intro: keyMapIntro,
              tone: 'wash',
              weight: 'drawing',
            }
          : { title: sections.verbs, weight: 'quiet' })}
      >
        {isMapped && <KeyMap slug={slug} actors={protocol?.actors ?? []} />}
        <ul className={styles.verbs} aria-label={sections.verbs}>
          {verbs.map(({ verb, text: line }) => (
            <li key={verb}>
              <h3>{verb}</h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={sections.features} weight="quiet">
        <TitledLines lines={features} />
      </Section>
      {protocol && (
        <Section
          id="protocol"
          title={<HeadingText>{protocol.title}</HeadingText>}
          tone="ink"
          weight="drawing"
        >
          <ProtocolSequence slug={slug} protocol={protocol} />
        </Section>
      )}
    </>
  );
}
