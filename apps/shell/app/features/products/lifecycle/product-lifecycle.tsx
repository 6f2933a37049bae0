import type { LifecycleRow } from '@uid/contract/content';
import { routes } from '@uid/contract/pages';
import { Disclosure } from '@uid/ui/disclosure';

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
    <Disclosure
      id="lifecycle"
      heading="h3"
      title={texts.title}
      gist={rows.map(({ subject }) => subject).join(' · ')}
    >
      <p>
        {texts.intro}{' '}
        <a href={localPath(`${routes.newsDetail}?id=${lifecycleArticle}`)}>{texts.more}</a>
      </p>
      <LifecycleTable caption={`${name} · ${texts.title}`} rows={rows} />
    </Disclosure>
  );
}
