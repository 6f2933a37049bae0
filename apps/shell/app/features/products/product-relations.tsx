import { productPath, routes, solutionPath } from '@uid/contract/pages';
import type { ProductPage } from '@uid/contract/contents';
import { Disclosure } from '@uid/ui/disclosure';
import { Row, RowList } from '@uid/ui/row-list';
import { Section } from '@uid/ui/section';

import { Drawing } from '../../layout/drawing.tsx';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { CaseRow } from '../cases/case-row.tsx';
import { productTexts } from './product-texts.ts';

/** Questions, siblings, solutions and cases. */
export function ProductRelations({ product }: { product: ProductPage }) {
  const texts = productTexts[useLanguage()];
  const localPath = useLocalPath();
  const { text, siblings, solutions, cases } = product;
  const compared = new URLSearchParams([product, ...siblings].map(({ slug }) => ['compare', slug]));
  return (
    <>
      <Section id="questions" title={texts.sections.questions}>
        {text.questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Section>
      {siblings.length > 0 && (
        <Section
          title={texts.sections.compare}
          tone="wash"
          space="tight"
          aside={<a href={`${localPath(routes.products)}?${compared}#compare`}>{texts.compare}</a>}
        >
          <RowList>
            {siblings.map(({ slug, name, job, drawing }) => (
              <Row
                key={slug}
                title={name}
                href={localPath(productPath(slug))}
                drawing={<Drawing name={drawing} />}
              >
                {job}
              </Row>
            ))}
          </RowList>
        </Section>
      )}
      {solutions.length > 0 && (
        <Section title={texts.solutions} space="tight">
          <RowList>
            {solutions.map(({ slug, name, job, drawing }) => (
              <Row
                key={slug}
                title={name}
                href={localPath(solutionPath(slug))}
                drawing={<Drawing name={drawing} />}
              >
                {job}
              </Row>
            ))}
          </RowList>
        </Section>
      )}
      {cases.length > 0 && (
        <Section title={texts.sections.cases} tone="wash" space="tight">
          <RowList>
            {cases.map((each) => (
              <CaseRow key={each.id} clientCase={each} />
            ))}
          </RowList>
        </Section>
      )}
    </>
  );
}
