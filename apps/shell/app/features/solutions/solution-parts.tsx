import type { SolutionPage } from '@uid/contract/contents';
import { DescriptionList } from '@uid/ui/description-list';
import { Disclosure } from '@uid/ui/disclosure';
import { HeadingText } from '@uid/ui/heading-text';
import { Section } from '@uid/ui/section';

import prose from '../../layout/prose.module.css';
import { useLanguage } from '../../layout/use-language.ts';
import { ArchitectureParts } from './architecture/architecture-parts.tsx';
import styles from './solution-page.module.css';
import { solutionTexts } from './solution-texts.ts';

interface PartProps {
  text: SolutionPage['text'];
}

/** What happens if nothing is done. */
export function Risk({ text: { risk } }: PartProps) {
  return (
    <Section title={<HeadingText>{risk.title}</HeadingText>} weight="quiet">
      <div className={prose.prose}>
        {risk.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

/** The situation before the solution, and after it, side by side. */
export function BeforeAndAfter({ text }: PartProps) {
  const texts = solutionTexts[useLanguage()];
  return (
    <Section title={texts.change} weight="table">
      <div className={styles.change}>
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className={styles[side]}>
            <h3>{texts[side]}</h3>
            <ul className={styles.lines}>
              {text[side].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The rollout step by step, with the weeks that each step takes. */
export function Rollout({ text: { rollout } }: PartProps) {
  const texts = solutionTexts[useLanguage()];
  if (!rollout) return null;
  return (
    <Section title={texts.rollout} weight="table">
      <ol className={styles.rollout}>
        {rollout.map(({ weeks, title, text }) => (
          <li key={weeks}>
            <p className={styles.weeks}>{weeks}</p>
            <h3>
              <HeadingText>{title}</HeadingText>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What fewer readers ask for, folded: regulations, the parts of the architecture, questions. */
export function Details({ text: { regulations, architecture, questions } }: PartProps) {
  const texts = solutionTexts[useLanguage()];
  if (!regulations && !architecture && !questions) return null;
  return (
    <Section title={texts.details} weight="table">
      {regulations && (
        <Disclosure
          id="regulations"
          heading="h3"
          title={texts.regulations}
          gist={regulations.map(({ id }) => id).join(' · ')}
        >
          <DescriptionList
            items={regulations.map(({ id, title, asks }) => ({
              id,
              term: (
                <>
                  <strong>{id}</strong> {title}
                </>
              ),
              details: asks,
            }))}
          />
        </Disclosure>
      )}
      {architecture && <ArchitectureParts tiers={architecture.tiers} />}
      {questions?.map(({ question, answer }) => (
        <Disclosure key={question} title={<HeadingText inClauses>{question}</HeadingText>}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </Section>
  );
}
