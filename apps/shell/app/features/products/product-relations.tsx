import { productPath, routes, solutionPath } from '@uid/contract/pages';
import type { ProductPage } from '@uid/contract/contents';
import { Disclosure } from '@uid/ui/disclosure';
import { HeadingText } from '@uid/ui/heading-text';
import { Section } from '@uid/ui/section';
import type { ReactNode } from 'react';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { caseNumber } from '../cases/case-gist.ts';
import { casesPath } from '../cases/case-filters.ts';
import styles from './product-page.module.css';
import { productTexts } from './product-texts.ts';

/** Questions, then siblings, solutions and cases side by side. */
export function ProductRelations({ product }: { product: ProductPage }) {
  const language = useLanguage();
  const texts = productTexts[language];
  const localPath = useLocalPath();
  const { text, siblings, solutions, cases } = product;
  const compared = new URLSearchParams([product, ...siblings].map(({ slug }) => ['compare', slug]));
  return (
    <>
      {text.questions && (
        <Section id="questions" title={texts.sections.questions} weight="quiet">
          {text.questions.map(({ question, answer }) => (
            <Disclosure key={question} title={<HeadingText inClauses>{question}</HeadingText>}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </Section>
      )}
      {[siblings, solutions, cases].some(({ length }) => length > 0) && (
        <Section title={texts.sections.related} weight="quiet" isOnScreenOnly>
          <div className={styles.related}>
            <Related
              title={texts.sections.compare}
              links={siblings.map(({ slug, name, job }) => ({
                href: localPath(productPath(slug)),
                name,
                text: job,
              }))}
              all={
                <a href={`${localPath(routes.products)}?${compared}#compare`}>{texts.compare}</a>
              }
            />
            <Related
              title={texts.solutions}
              links={solutions.map(({ slug, name, job }) => ({
                href: localPath(solutionPath(slug)),
                name,
                text: job,
              }))}
            />
            <Related
              title={texts.sections.cases}
              links={cases.map((each) => ({
                href: localPath(`${casesPath({ page: each.page })}#${each.id}`),
                name: each.title,
                text: caseNumber(each, language),
              }))}
              isFigures
            />
          </div>
        </Section>
      )}
    </>
  );
}

interface RelatedProps {
  title: string;
  links: readonly { href: string; name: string; text: string }[];
  /** A link to all of them. */
  all?: ReactNode;
  /** True if their texts are short, and are shown on a phone, too. */
  isFigures?: boolean;
}

function Related({ title, links, all, isFigures }: RelatedProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={isFigures ? `${styles.links} ${styles.figures}` : styles.links}>
        {links.map(({ href, name, text }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {all}
    </div>
  );
}
