import { Link, useParams } from '@tanstack/react-router';
import { changePicture, getPicture } from '@uid/contract/staff-media';
import { DescriptionList } from '@uid/ui/description-list';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { Part, Parts } from '../../screen/part.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { mediaWords } from './media-words.ts';
import styles from './media.module.css';
import { PictureForm } from './picture-form.tsx';
import { PictureUses } from './picture-uses.tsx';
import { ReplacePicture } from './replace-picture.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { WithdrawPicture } from './withdraw-picture.tsx';

/** One picture: its texts, its uses, and a form to replace it. */
export function PictureScreen() {
  const own = useTexts(mediaWords);
  const { language } = useConsoleSession();
  const { time } = useFormats();
  const may = useMay();
  const { id = '' } = useParams({ strict: false });
  const answer = useAnswer(getPicture, { language, id });
  return (
    <Screen title={answer.data?.name ?? own.picture} actions={<Link to="/media">{own.back}</Link>}>
      <Answered answer={answer}>
        {(picture) => (
          <Parts>
            {may(changePicture.permission) ? (
              <PictureForm picture={picture} />
            ) : (
              <Thumbnail
                picture={picture}
                className={styles.whole}
                alt={{ zh: picture.altZh, en: picture.altEn }[language]}
                width={960}
              />
            )}
            <div className={styles.side}>
              <Part title={own.uses}>
                <PictureUses uses={picture.uses} />
              </Part>
              <DescriptionList
                items={[
                  { term: own.size, details: own.pixels(picture.width, picture.height) },
                  { term: own.added, details: time(picture.addedAt) },
                ]}
              />
              <ReplacePicture picture={picture} />
              <WithdrawPicture picture={picture} isUsed={picture.uses.length > 0} />
            </div>
          </Parts>
        )}
      </Answered>
    </Screen>
  );
}
