import { isClientError } from '@uid/contract/client-errors';
import { maxPictures } from '@uid/contract/page-picture';
import { chooseItemPictures, listItemPictures } from '@uid/contract/staff-media';
import type { LibraryPicture } from '@uid/contract/staff-media';
import { Button } from '@uid/ui/button';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useWrite } from '../../request/use-write.ts';
import { Part } from '../../screen/part.tsx';
import { SmallTool } from '../../screen/small-tool.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { mediaWords } from './media-words.ts';
import styles from './media.module.css';
import { PicturePickerPlace, usePickPicture } from './picture-picker.tsx';
import { reasonOf } from './reason-of.ts';
import { Thumbnail } from './thumbnail.tsx';

/** The photographs on the page of an item, in the order of the page. */
export function ItemPictures({ itemId }: { itemId: string }) {
  const own = useTexts(mediaWords);
  const { language } = useConsoleSession();
  const answer = useAnswer(listItemPictures, { language, itemId });
  return (
    <PicturePickerPlace>
      <Part title={own.title} lead={own.itemLead}>
        <Answered answer={answer}>
          {({ pictures }) => <Chosen itemId={itemId} pictures={pictures} />}
        </Answered>
      </Part>
    </PicturePickerPlace>
  );
}

interface ChosenProps {
  itemId: string;
  pictures: readonly LibraryPicture[];
}

function Chosen({ itemId, pictures }: ChosenProps) {
  const own = useTexts(mediaWords);
  const { language, notify, warn } = useConsoleSession();
  const may = useMay();
  const pick = usePickPicture();
  const { send, isBusy } = useWrite(chooseItemPictures);
  const before = pictures.map(({ id }) => id);
  const mayChoose = may(chooseItemPictures.permission);

  /** Saves each change at once, because each is easy to take back. */
  function put(chosen: string[]): void {
    if (isBusy) return;
    send({ language, itemId, before, pictures: chosen }).then(
      () => notify(own.saved),
      (cause: unknown) => {
        if (!isClientError(cause)) throw cause;
        warn(reasonOf(cause, own.noAnswer));
      },
    );
  }

  return (
    <>
      <ul className={styles.grid}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <Thumbnail picture={picture} className={styles.thumbnail} />
            <span className={styles.name}>{picture.name}</span>
            {mayChoose && (
              <div className={styles.cuts}>
                {index > 0 && (
                  <SmallTool
                    of={picture.name}
                    onPress={() => put([picture.id, ...before.filter((id) => id !== picture.id)])}
                  >
                    {own.first}
                  </SmallTool>
                )}
                <SmallTool
                  of={picture.name}
                  onPress={() => put(before.filter((id) => id !== picture.id))}
                >
                  {own.takeOff}
                </SmallTool>
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayChoose && pictures.length < maxPictures && (
        <div>
          <Button
            tone="secondary"
            size="small"
            busy={isBusy}
            onClick={() => pick(({ id }) => put([...before, id]))}
          >
            {own.addPicture}
          </Button>
        </div>
      )}
    </>
  );
}
