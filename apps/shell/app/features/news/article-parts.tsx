import type { OutputOf } from '@uid/contract/endpoint';
import type { getNewsArticle } from '@uid/contract/contents';
import { routes } from '@uid/contract/pages';
import { HeadingText } from '@uid/ui/heading-text';
import { Interference } from '@uid/ui/interference';
import { PageHeader } from '@uid/ui/page-header';
import { Section } from '@uid/ui/section';

import { Day } from '../../layout/day.tsx';
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { Gallery } from '../pictures/gallery.tsx';
import { Picture } from '../pictures/picture.tsx';
import styles from './news-detail-page.module.css';
import { newsTexts } from './news-texts.ts';
import { ShareArticle } from './share-article.tsx';

interface ArticleProps {
  article: OutputOf<typeof getNewsArticle>;
}

export function ArticleHead({ article }: ArticleProps) {
  const texts = newsTexts[useLanguage()];
  const { category, publishedOn, updatedOn } = article;
  const [lead] = article.pictures;
  return (
    <PageHeader
      title={<HeadingText>{article.title}</HeadingText>}
      lead={article.summary}
      breadcrumbs={
        <PageBreadcrumbs
          parent={{ label: texts.title, path: routes.news }}
          title={texts.categories[category]}
        />
      }
      meta={
        <>
          <span className={styles.fact}>
            {texts.published} <Day date={publishedOn} />
          </span>
          {updatedOn && (
            <span className={styles.fact}>
              {texts.updated} <Day date={updatedOn} />
            </span>
          )}
        </>
      }
      drawing={
        lead ? (
          <Picture
            picture={lead}
            sizes="(width < 768px) 100vw, 50vw"
            isFirst
            className={styles.lead}
          />
        ) : (
          <Interference slug={article.id} />
        )
      }
    />
  );
}

/** The article's text, with its headings listed before it and its other pictures after it. */
export function ArticleText({ article }: ArticleProps) {
  const texts = newsTexts[useLanguage()];
  const { id, sections } = article;
  const [, ...others] = article.pictures;
  const headings = sections.filter(({ heading }) => heading);
  return (
    <Section space="tight">
      <div className={styles.article}>
        {headings.length > 1 && (
          <nav aria-label={texts.contents}>
            <ol className={styles.contents}>
              {sections.map(
                ({ heading }, index) =>
                  heading && (
                    <li key={heading}>
                      <a href={`#s${index}`}>{heading}</a>
                    </li>
                  ),
              )}
            </ol>
          </nav>
        )}
        <div className={styles.text}>
          {sections.map(({ heading, paragraphs }, index) => (
            <section key={heading ?? index} id={`s${index}`}>
              {heading && (
                <h2>
                  <HeadingText>{heading}</HeadingText>
                </h2>
              )}
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          {others.length > 0 && <Gallery pictures={others} sizes="(width < 576px) 50vw, 240px" />}
          <ShareArticle path={`${routes.newsDetail}?id=${id}`} title={article.title} />
        </div>
      </div>
    </Section>
  );
}

/** The articles before and after it. */
export function Neighbours({ article }: ArticleProps) {
  const texts = newsTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <Section tone="wash" space="tight" isOnScreenOnly>
      <nav className={styles.neighbours} aria-label={texts.pages.navigation}>
        {article.previous && (
          <a href={`${localPath(routes.newsDetail)}?id=${article.previous.id}`} rel="prev">
            <small>{texts.older}</small>
            <span>{article.previous.title}</span>
          </a>
        )}
        {article.next && (
          <a href={`${localPath(routes.newsDetail)}?id=${article.next.id}`} rel="next">
            <small>{texts.newer}</small>
            <span>{article.next.title}</span>
          </a>
        )}
      </nav>
    </Section>
  );
}
