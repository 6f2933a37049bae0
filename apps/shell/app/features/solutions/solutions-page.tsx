import { solutionPath } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { listSolutions } from '@uid/contract/contents';
import { Interference } from '@uid/ui/interference';
import { PageHeader } from '@uid/ui/page-header';
import { Section } from '@uid/ui/section';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Drawing } from '../../layout/drawing.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest } from '../../load-page.ts';
import styles from './solutions-page.module.css';
import { solutionTexts } from './solution-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language } = readPageRequest(args);
  return call(listSolutions, { language });
}

export function meta(args: MetaArgs<typeof loader>) {
  const { title, description } = solutionTexts[splitLanguage(args.location.pathname).language];
  return pageMeta(args, { title, description });
}

export default function SolutionsPage() {
  const { solutions } = useLoaderData<typeof loader>();
  const texts = solutionTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        drawing={<Interference slug="solution" />}
      />
      <Section space="tight">
        <ul className={styles.solutions}>
          {solutions.map(({ slug, name, job, drawing }) => (
            <li key={slug}>
              <Drawing name={drawing} cutaway />
              <h2>
                <a href={localPath(solutionPath(slug))}>{name}</a>
              </h2>
              <p>{job}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
