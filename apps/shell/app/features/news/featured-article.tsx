import { routes } from '@uid/contract/pages';
import type { NewsSummary } from '@uid/contract/contents';
import { HeadingText } from '@uid/ui/heading-text';
import { Interference } from '@uid/ui/interference';
import { Tag } from '@uid/ui/tag';

import { Day } from '../../layout/day.tsx';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import styles from './news-page.module.css';
import { newsTexts } from './news-texts.ts';

/** The newest article, large, with the same pattern as on its own page. */
export function FeaturedArticle({ article }: { article: NewsSummary }) {
  const texts = newsTexts[useLanguage()];
  const localPath = useLocalPath();
  const { id, category, publishedOn, title, summary } = article;
  return (
    <article className={styles.featured}>
      <div>
        <Day className={styles.date} date={publishedOn} />
        <Tag>{texts.categories[category]}</Tag>
        <h2>
          <a href={`${localPath(routes.newsDetail)}?id=${id}`}>
            <HeadingText>{title}</HeadingText>
          </a>
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
      <Interference slug={id} />
    </article>
  );
}
