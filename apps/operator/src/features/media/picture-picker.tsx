import { listPictures } from '@uid/contract/staff-media';
import type { LibraryPicture } from '@uid/contract/staff-media';
import { Button } from '@uid/ui/button';
import { Dialog } from '@uid/ui/dialog';
import { TextField } from '@uid/ui/text-field';
import { createContext, use, useCallback, useId, useState } from 'react';
import type { ReactNode } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { ListBody } from '../../table/list-body.tsx';
import { mediaWords } from './media-words.ts';
import styles from './media.module.css';
import { NoPictures } from './no-pictures.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { Thumbnail } from './thumbnail.tsx';

type OnChoose = (picture: LibraryPicture) => void;

const PickPicture = createContext<(onChoose: OnChoose) => void>(() => {
  throw new Error('A picture is picked inside a PicturePickerPlace.');
});

/** Returns a function that opens the library in a dialog, to choose one picture. */
export function usePickPicture(): (onChoose: OnChoose) => void {
  return use(PickPicture);
}

/** Renders the dialog of the library. It must be outside of other forms, because the library has forms of its own. */
export function PicturePickerPlace({ children }: { children: ReactNode }) {
  const own = useTexts(mediaWords);
  const id = useId();
  // Once opened, the dialog stays mounted when it is closed, so that closing gives the focus back.
  const [picking, setPicking] = useState<{ onChoose: OnChoose; isOpen: boolean }>();
  const pick = useCallback((onChoose: OnChoose) => setPicking({ onChoose, isOpen: true }), []);
  const close = () => setPicking((last) => last && { ...last, isOpen: false });
  return (
    <PickPicture value={pick}>
      {children}
      {picking && (
        <Dialog
          id={id}
          title={own.choosePicture}
          closeLabel={own.close}
          open={picking.isOpen}
          onClose={close}
        >
          {picking.isOpen && (
            <Library
              onChoose={(picture) => {
                picking.onChoose(picture);
                close();
              }}
            />
          )}
        </Dialog>
      )}
    </PickPicture>
  );
}

function Library({ onChoose }: { onChoose: OnChoose }) {
  const own = useTexts(mediaWords);
  const { language } = useConsoleSession();
  const [q, setQ] = useState('');
  const [after, setAfter] = useState<string>();
  const answer = useList(listPictures, { language, ...(q && { q }), ...(after && { after }) });
  return (
    <div className={styles.group}>
      <TextField
        type="search"
        name="picture-search"
        label={own.search}
        hint={own.searchHint}
        value={q}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => {
          setQ(target.value);
          setAfter(undefined);
        }}
      />
      <Answered answer={answer}>
        {({ pictures, next }) => (
          <ListBody>
            {pictures.length === 0 && <NoPictures isNarrowed={Boolean(q || after)} />}
            <ul className={styles.grid}>
              {pictures.map((picture) => (
                <li key={picture.id}>
                  <button type="button" className={styles.choice} onClick={() => onChoose(picture)}>
                    <Thumbnail picture={picture} className={styles.thumbnail} />
                    <span className={styles.name}>{picture.name}</span>
                  </button>
                  {(!picture.altZh || !picture.altEn) && (
                    <p className={styles.small}>{own.withoutText}</p>
                  )}
                </li>
              ))}
            </ul>
            <div className={styles.cuts}>
              {after && <Page onPress={() => setAfter(undefined)}>{own.newest}</Page>}
              {next && <Page onPress={() => setAfter(next)}>{own.more}</Page>}
            </div>
          </ListBody>
        )}
      </Answered>
      <PictureUpload opensPictures={false} />
    </div>
  );
}

function Page({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button tone="secondary" size="small" onClick={onPress}>
      {children}
    </Button>
  );
}
