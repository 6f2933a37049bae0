import { Link } from '@tanstack/react-router';
import { listPictures, pictureStates, uploadPicture } from '@uid/contract/staff-media';
import type { LibraryPicture } from '@uid/contract/staff-media';
import { Status } from '@uid/ui/status';

import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { Filter, filterValue } from '../../table/filter.tsx';
import { ListBody } from '../../table/list-body.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { Search } from '../../table/search.tsx';
import { mediaWords } from './media-words.ts';
import styles from './media.module.css';
import { NoPictures } from './no-pictures.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** The library of photographs that pages may show. */
export function MediaScreen() {
  const own = useTexts(mediaWords);
  const { language } = useConsoleSession();
  const may = useMay();
  const { q, state: wanted, after } = useAddress().query;
  const state = filterValue(pictureStates, wanted);
  const answer = useList(listPictures, {
    language,
    ...(q && { q }),
    ...(state && { state }),
    ...(after && { after }),
  });
  return (
    <Screen title={own.title} lead={own.lead}>
      {may(uploadPicture.permission) && <PictureUpload />}
      <div className={styles.tools}>
        <Search label={own.search} hint={own.searchHint} submit={own.find} />
        <Filter name="state" label={own.state} all={own.all} options={own.filters} />
      </div>
      <Answered answer={answer}>
        {({ pictures, next }) => (
          <>
            <ListBody>
              {pictures.length === 0 ? (
                <NoPictures isNarrowed={Boolean(q || state || after)} />
              ) : (
                <ul className={styles.grid}>
                  {pictures.map((picture) => (
                    <li key={picture.id}>
                      <PictureCard picture={picture} />
                    </li>
                  ))}
                </ul>
              )}
            </ListBody>
            <PageLinks next={next} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

function PictureCard({ picture }: { picture: LibraryPicture }) {
  const own = useTexts(mediaWords);
  const { id, name, width, height, altZh, altEn } = picture;
  return (
    <>
      <Link to="/media/$id" params={{ id }} className={styles.card}>
        <Thumbnail picture={picture} className={styles.thumbnail} />
        <span className={styles.name}>{name}</span>
      </Link>
      <p className={styles.small}>{own.pixels(width, height)}</p>
      {(!altZh || !altEn) && <Status tone="gold">{own.withoutText}</Status>}
    </>
  );
}
