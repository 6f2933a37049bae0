import { isRefusal } from '@uid/contract/client-errors';
import { routes } from '@uid/contract/pages';
import { getReorderList, listReorderLists } from '@uid/contract/reorder-lists';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';
import { SimCard } from '@uid/ui/isometric/sim-card';

import { usePageQuery } from '../../layout/page-location.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { useResource } from '../../request/use-resource.ts';
import { Sections } from '../orders/notices/sections.tsx';
import { ResourceView } from '../orders/parts/resource-view.tsx';
import { OpenList } from './open-list.tsx';
import { reorderPath } from './reorder-path.ts';
import { reorderTexts } from './reorder-texts.ts';
import styles from './reorder.module.css';

/** The lists from which an account orders again; `?list=` opens one. */
export function ReorderLists() {
  const id = usePageQuery().get('list');
  return (
    <>
      <Sections current="lists" />
      {id ? <NamedList id={id} /> : <AllLists />}
    </>
  );
}

function AllLists() {
  const language = useLanguage();
  const texts = reorderTexts[language];
  const localPath = useLocalPath();
  const resource = useResource(listReorderLists, { language });
  return (
    <ResourceView resource={resource}>
      {({ lists }) =>
        lists.length === 0 ? (
          <EmptyState
            drawing={<SimCard />}
            title={texts.emptyTitle}
            actions={
              <>
                <ButtonLink href={localPath(routes.orders)}>{texts.toOrders}</ButtonLink>
                <ButtonLink href={localPath(routes.cart)} tone="secondary">
                  {texts.toCart}
                </ButtonLink>
              </>
            }
          >
            <p>{texts.emptyText}</p>
          </EmptyState>
        ) : (
          <ul className={styles.lists}>
            {lists.map(({ id, name, lines, pieces }) => (
              <li key={id} className={styles.row}>
                <h2 className={styles.name}>
                  <a href={localPath(reorderPath(id))}>{name}</a>
                </h2>
                <span className={styles.quiet}>{texts.size(lines, pieces)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </ResourceView>
  );
}

function NamedList({ id }: { id: string }) {
  const language = useLanguage();
  const texts = reorderTexts[language];
  const localPath = useLocalPath();
  const resource = useResource(getReorderList, { language, id });
  const { error } = resource;
  if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT'))
    return (
      <EmptyState
        title={texts.missingTitle}
        actions={<ButtonLink href={localPath(reorderPath())}>{texts.all}</ButtonLink>}
      >
        <p>{texts.missingText}</p>
      </EmptyState>
    );
  return <ResourceView resource={resource}>{(list) => <OpenList opened={list} />}</ResourceView>;
}
