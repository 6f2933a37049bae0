import { routes } from '@uid/contract/pages';
import type { NewsSummary } from '@uid/contract/contents';
import { Row } from '@uid/ui/row-list';
import { Tag } from '@uid/ui/tag';

import { Day } from '../../layout/day.tsx';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { newsTexts } from './news-texts.ts';

/** An article in a list, its date first. */
export function NewsRow({
  article,
  heading = 'h3',
}: {
  article: NewsSummary;
  heading?: 'h2' | 'h3';
}) {
  const texts = newsTexts[useLanguage()];
  const localPath = useLocalPath();
  const { id, category, publishedOn, title, summary } = article;
  return (
    <Row
      title={title}
      heading={heading}
      href={`${localPath(routes.newsDetail)}?id=${id}`}
      lead={<Day date={publishedOn} />}
      meta={<Tag>{texts.categories[category]}</Tag>}
    >
      {summary}
    </Row>
  );
}
