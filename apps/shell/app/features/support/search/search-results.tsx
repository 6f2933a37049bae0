import type { OutputOf } from '@uid/contract/endpoint';
import type { searchKinds } from '@uid/contract/kinds';
import { routes } from '@uid/contract/pages';
import type { Pieces, searchSite } from '@uid/contract/search';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';
import { Pagination } from '@uid/ui/pagination';
import { Row, RowList } from '@uid/ui/row-list';
import { Section } from '@uid/ui/section';
import { TabLinks } from '@uid/ui/tab-links';
import { Tag } from '@uid/ui/tag';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { guidePath } from '../../catalogue/guide/guide-answers.ts';
import styles from './search-results.module.css';
import { searchTexts } from './search-texts.ts';

type Kind = (typeof searchKinds)[number];

interface SearchResultsProps {
  found: OutputOf<typeof searchSite>;
  /** If set, only results of this kind are shown. */
  kind: Kind | undefined;
  /** True if only what was typed was searched for. */
  isExact: boolean;
}

/** What the site's search found: tabs by kind, then the results, best first. */
export function SearchResults({ found, kind, isExact }: SearchResultsProps) {
  const texts = searchTexts[useLanguage()];
  const localPath = useLocalPath();
  const { q, results, counts, total, page, pageSize, corrected } = found;
  if (counts.length === 0) return <NothingFound q={q} />;

  const addressOf = (query: { kind?: Kind | undefined; page?: number }) => {
    const { kind: only, page: number = 1 } = query;
    const entries = new URLSearchParams({
      q,
      ...(isExact && { exact: '1' }),
      ...(only && { kind: only }),
      ...(number > 1 && { page: `${number}` }),
    });
    return `${localPath(routes.support)}?${entries}`;
  };
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const tabs = [
    { href: addressOf({}), label: texts.all, count: all, current: kind === undefined },
    ...counts.map((each) => ({
      href: addressOf({ kind: each.kind }),
      label: texts.kinds[each.kind],
      count: each.count,
      current: each.kind === kind,
    })),
  ];
  return (
    <Section id="results" title={texts.title(total, unbroken(corrected ?? q))} space="tight">
      <Meant
        found={found}
        exactHref={`${localPath(routes.support)}?${new URLSearchParams({ q, exact: '1' })}`}
      />
      <TabLinks label={texts.filter} items={tabs} />
      <RowList>
        {results.map((each) => (
          <Row
            key={each.path}
            title={<Marked pieces={each.title} />}
            href={each.kind === 'document' ? each.path : localPath(each.path)}
            meta={<Tag>{texts.kind[each.kind] ?? texts.kinds[each.kind]}</Tag>}
          >
            <span className={styles.excerpt}>
              <Marked pieces={each.excerpt} />
            </span>
          </Row>
        ))}
      </RowList>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefFor={(number) => addressOf({ kind, page: number })}
        labels={texts.pages}
      />
    </Section>
  );
}

/** Says so if the results are not those of what was typed. */
function Meant({
  found: { q, corrected, isPartial },
  exactHref,
}: Pick<SearchResultsProps, 'found'> & { exactHref: string }) {
  const texts = searchTexts[useLanguage()];
  const [before, after] = texts.corrected(q);
  return (
    <>
      {corrected !== undefined && (
        <p className={styles.meant}>
          {before}
          <strong>{corrected}</strong>
          {after} <a href={exactHref}>{texts.exact(q)}</a>
        </p>
      )}
      {isPartial && <p className={styles.meant}>{texts.partial(corrected ?? q)}</p>}
    </>
  );
}

function NothingFound({ q }: { q: string }) {
  const texts = searchTexts[useLanguage()];
  const localPath = useLocalPath();
  const path = localPath(routes.support);
  return (
    <Section id="results" space="tight">
      <EmptyState
        title={texts.empty(q)}
        actions={
          <>
            <ButtonLink href={`${path}#contact`}>{texts.ask}</ButtonLink>
            <ButtonLink href={localPath(guidePath)} tone="secondary">
              {texts.guide}
            </ButtonLink>
            <ButtonLink href={localPath(routes.products)} tone="secondary">
              {texts.back}
            </ButtonLink>
          </>
        }
      >
        <p>{texts.emptyText}</p>
      </EmptyState>
    </Section>
  );
}

/** Keeps a date or a number (`UID-TR-2026-007`, marked in parts) in one line: no break after its hyphens. */
function unbroken(text: string): string {
  return text.replaceAll(/-(?=[A-Z\d]|$)/g, '-\u2060');
}

function Marked({ pieces }: { pieces: Pieces }) {
  let position = 0;
  return pieces.map(({ text, isMatch }) => {
    const key = position;
    position += text.length;
    const whole = unbroken(text);
    return isMatch ? (
      <mark key={key} className={styles.mark}>
        {whole}
      </mark>
    ) : (
      whole
    );
  });
}
