import { Link } from '@tanstack/react-router';
import { deleteView, renameView, saveView } from '@uid/contract/saved-views';
import type { listSavedViews, SavedView } from '@uid/contract/saved-views';
import type { ViewPath } from '@uid/contract/view-paths';
import { Button } from '@uid/ui/button';
import { Dialog } from '@uid/ui/dialog';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { EndpointForm } from '../form/endpoint-form.tsx';
import { ActionButton } from '../request/action-button.tsx';
import { useAnswer } from '../request/use-answer.ts';
import { useAddress } from '../routing/use-address.ts';
import { useConsoleSession, useTexts } from '../session/console-session.ts';
import { useOfferUndo } from '../undo/use-offer-undo.ts';
import styles from './saved-views.module.css';
import { parametersOf, searchOf } from './view-search.ts';
import { viewTexts } from './view-texts.ts';
import { viewsAddress } from './views-address.ts';

/** The reader's own saved views of a list: a link to each, and the actions for the open one. */
export function SavedViews({ path }: { path: ViewPath }) {
  const own = useTexts(viewTexts);
  const { query } = useAddress();
  const { data, error, reload } = useAnswer<typeof listSavedViews>(viewsAddress, {});
  const search = searchOf(query);
  const views = data?.views.filter((view) => view.path === path) ?? [];
  const current = views.find((view) => view.search === search);
  if (error && !data)
    return (
      <p className={styles.quiet}>
        {own.failed}{' '}
        <button type="button" className={styles.retry} onClick={reload}>
          {own.retry}
        </button>
      </p>
    );
  return (
    <>
      {views.length > 0 && (
        <nav aria-label={own.views}>
          <ul className={styles.list}>
            {views.map((view) => (
              <li key={view.id}>
                <Link
                  to={path}
                  search={parametersOf(view.search)}
                  className={styles.view}
                  // If one view's filters include another's, only the open view is marked as current.
                  activeOptions={{ exact: true, includeSearch: true }}
                  aria-current={view === current ? 'page' : undefined}
                >
                  {view.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {current && <ViewActs key={current.id} view={current} />}
      {data && <SaveView path={path} search={search} />}
    </>
  );
}

function SaveView({ path, search }: Pick<SavedView, 'path' | 'search'>) {
  const own = useTexts(viewTexts);
  const { language, notify } = useConsoleSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {own.save}
      </Button>
      <ViewDialog title={own.saveTitle} isOpen={isOpen} onClose={() => setOpen(false)}>
        <EndpointForm
          endpoint={saveView}
          given={{ language, path, search }}
          fields={{ name: { label: own.name, hint: own.hint } }}
          submit={own.submit}
          onDone={(_result, { name }) => {
            setOpen(false);
            notify(own.saved(name));
          }}
        />
      </ViewDialog>
    </>
  );
}

function ViewActs({ view: { id, name, path, search } }: { view: SavedView }) {
  const own = useTexts(viewTexts);
  const { language } = useConsoleSession();
  const offerUndo = useOfferUndo();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {own.rename}
      </Button>
      <ActionButton
        endpoint={deleteView}
        input={{ language, id }}
        tone="quiet"
        onDone={() =>
          offerUndo({
            words: own.deleted(name),
            endpoint: saveView,
            input: { language, name, path, search },
          })
        }
      >
        {own.delete}
      </ActionButton>
      <ViewDialog title={own.renameTitle} isOpen={isOpen} onClose={() => setOpen(false)}>
        <EndpointForm
          endpoint={renameView}
          given={{ language, id }}
          fields={{ name: { label: own.name, hint: own.hint, initial: name } }}
          submit={own.submit}
          onDone={() => {
            setOpen(false);
            offerUndo({
              words: own.renamed,
              endpoint: renameView,
              input: { language, id, name },
            });
          }}
        />
      </ViewDialog>
    </>
  );
}

interface ViewDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

function ViewDialog({ title, isOpen, onClose, children }: ViewDialogProps) {
  const { close } = useTexts(viewTexts);
  return (
    <Dialog id={useId()} title={title} closeLabel={close} open={isOpen} onClose={onClose}>
      {isOpen && children}
    </Dialog>
  );
}
