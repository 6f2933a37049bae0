import { withdrawPicture } from '@uid/contract/staff-media';
import type { LibraryPicture } from '@uid/contract/staff-media';
import { Disclosure } from '@uid/ui/disclosure';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useGoOn } from '../../routing/use-address.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { mediaWords } from './media-words.ts';
import styles from './media.module.css';

interface WithdrawPictureProps {
  picture: LibraryPicture;
  isUsed: boolean;
}

/** Deletes a picture that is used nowhere. */
export function WithdrawPicture({ picture: { id, revision }, isUsed }: WithdrawPictureProps) {
  const own = useTexts(mediaWords);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const goOn = useGoOn();
  if (!may(withdrawPicture.permission)) return null;
  return (
    <Disclosure title={own.withdraw}>
      <p className={styles.small}>{isUsed ? own.withdrawUsed : own.withdrawLead}</p>
      {!isUsed && (
        <EndpointForm
          endpoint={withdrawPicture}
          given={{ language, id, revision }}
          fields={{}}
          submit={own.withdrawSubmit}
          tone="danger"
          onDone={() => {
            notify(own.withdrawn);
            void goOn({ to: '/media' });
          }}
        />
      )}
    </Disclosure>
  );
}
