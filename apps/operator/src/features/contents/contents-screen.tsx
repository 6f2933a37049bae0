import { Link } from '@tanstack/react-router';
import { contentKinds } from '@uid/contract/content-kinds';
import { contentStates, listStaffContents, saveContentDraft } from '@uid/contract/staff-contents';
import type { ListedContent } from '@uid/contract/staff-contents';
import { buttonClass } from '@uid/ui/button-class';
import { useMemo } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useAddress } from '../../routing/use-address.ts';
import { useFormats } from '../../format/use-formats.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { Filter, filterValue } from '../../table/filter.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { Search } from '../../table/search.tsx';
import { ContentStatus } from './content-status.tsx';
import { contentWords } from './content-words.ts';

/** All contents of the site, published or not. */
export function ContentsScreen() {
  const own = useTexts(contentWords);
  const { language } = useConsoleSession();
  const may = useMay();
  const { query } = useAddress();
  const { q, after } = query;
  const kind = filterValue(contentKinds, query['kind']);
  const state = filterValue(contentStates, query['state']);
  const answer = useList(listStaffContents, {
    language,
    ...(q && { q }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(after && { after }),
  });
  const columns = useColumns();
  return (
    <Screen
      title={own.title}
      lead={own.lead}
      actions={
        may(saveContentDraft.permission) && (
          <Link to="/contents/new" className={buttonClass({ size: 'small' })}>
            {own.newContent}
          </Link>
        )
      }
    >
      <Answered answer={answer}>
        {({ contents, next }) => (
          <>
            <DataTable
              caption={own.title}
              columns={columns}
              rows={contents}
              keyOf={(content) => `${content.kind}/${content.id}`}
              empty={own.empty}
              tools={
                <>
                  <Search label={own.search} hint={own.searchHint} submit={own.find} />
                  <Filter name="kind" label={own.kind} all={own.all} options={own.kinds} />
                  <Filter name="state" label={own.state} all={own.all} options={own.states} />
                </>
              }
            />
            <PageLinks next={next} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<ListedContent>[] {
  const own = useTexts(contentWords);
  const { list } = useFormats();
  return useMemo(() => {
    const named = (parts: ListedContent['drafts']) => list(parts.map((part) => own.parts[part]));
    return [
      {
        id: 'title',
        label: own.content,
        cell: ({ kind, id, title }) => (
          <Link to="/contents/$kind/$id" params={{ kind, id }}>
            {/* A kind with only one content has no title for it. */}
            {title === kind ? own.kinds[kind] : title}
          </Link>
        ),
      },
      { id: 'kind', label: own.kind, cell: ({ kind }) => own.kinds[kind] },
      { id: 'id', label: own.id, cell: ({ id }) => id },
      { id: 'state', label: own.state, cell: (content) => <ContentStatus content={content} /> },
      { id: 'drafts', label: own.drafts, cell: ({ drafts }) => named(drafts) },
      { id: 'offers', label: own.offers, cell: ({ offers }) => named(offers), isHidden: true },
    ];
  }, [own, list]);
}
