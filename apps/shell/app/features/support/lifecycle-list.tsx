import type { listLifecycles } from '@uid/contract/contents';
import type { OutputOf } from '@uid/contract/endpoint';
import { routes } from '@uid/contract/pages';
import { Disclosure } from '@uid/ui/disclosure';
import { Section } from '@uid/ui/section';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { LifecycleTable } from '../products/lifecycle/lifecycle-table.tsx';
import { lifecycleArticle, lifecycleTexts } from '../products/lifecycle/lifecycle-texts.ts';

type Lifecycles = OutputOf<typeof listLifecycles>['products'];

/** Release, end of sale and end of support, product by product. */
export function LifecycleList({ lifecycles }: { lifecycles: Lifecycles }) {
  const texts = lifecycleTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <Section
      id="lifecycle"
      title={texts.title}
      intro={texts.intro}
      aside={<a href={localPath(`${routes.newsDetail}?id=${lifecycleArticle}`)}>{texts.more}</a>}
    >
      {lifecycles.map(({ slug, name, lifecycle }) => (
        <Disclosure key={slug} title={name}>
          <LifecycleTable caption={`${name} · ${texts.title}`} rows={lifecycle} />
        </Disclosure>
      ))}
    </Section>
  );
}
