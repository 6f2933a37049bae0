import type { LifecycleRow } from '@uid/contract/content';
import { routes } from '@uid/contract/pages';
import { Section } from '@uid/ui/section';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { LifecycleTable } from './lifecycle-table.tsx';
import { lifecycleArticle, lifecycleTexts } from './lifecycle-texts.ts';

interface ProductLifecycleProps {
  name: string;
  rows: readonly LifecycleRow[];
}

export function ProductLifecycle({ name, rows }: ProductLifecycleProps) {
  const texts = lifecycleTexts[useLanguage()];
  const localPath = useLocalPath();
  if (rows.length === 0) return null;
  return (
    <Section
      id="lifecycle"
      title={texts.title}
      intro={texts.intro}
      aside={<a href={localPath(`${routes.newsDetail}?id=${lifecycleArticle}`)}>{texts.more}</a>}
    >
      <LifecycleTable caption={`${name} · ${texts.title}`} rows={rows} />
    </Section>
  );
}
