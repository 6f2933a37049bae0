import { changePicture } from '@uid/contract/staff-media';
import type { LibraryPicture } from '@uid/contract/staff-media';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { TextArea } from '@uid/ui/text-area';
import { useState } from 'react';

import { useOpened } from '../../form/use-opened.ts';
import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { FocusField } from './focus-field.tsx';
import { mediaWords } from './media-words.ts';
import styles from './media.module.css';

/** The alternative texts of a picture, and the focal point that cropping keeps. */
export function PictureForm({ picture }: { picture: LibraryPicture }) {
  // After a save, a new key remounts the form with the saved values.
  const [saved, setSaved] = useState(0);
  return <Fields key={saved} picture={picture} onSaved={() => setSaved((times) => times + 1)} />;
}

interface FieldsProps {
  picture: LibraryPicture;
  onSaved: () => void;
}

function Fields({ picture, onSaved }: FieldsProps) {
  const own = useTexts(mediaWords);
  const { language, notify } = useConsoleSession();
  const { send } = useWrite(changePicture);
  const { id, revision, altZh, altEn, focusX, focusY } = picture;
  const known = useOpened({ revision, altZh, altEn, focusX, focusY }, 'PICTURE_CHANGED');
  const [focus, setFocus] = useState({ x: focusX, y: focusY });
  const form = useForm({
    schema: changePicture.input,
    read: (typed) => ({
      language,
      id,
      revision: known.base.revision,
      altZh: typed.get('altZh'),
      altEn: typed.get('altEn'),
      focusX: focus.x,
      focusY: focus.y,
    }),
    async onSubmit(change) {
      await known.watch(send(change));
      notify(own.saved);
      onSaved();
    },
  });
  return (
    <Form form={form} submit={own.save}>
      <FocusField
        picture={picture}
        focus={focus}
        hints={{ x: known.nowIn('focusX'), y: known.nowIn('focusY') }}
        isBusy={form.isBusy}
        onChange={setFocus}
      />
      <fieldset className={styles.group}>
        <legend>{own.texts}</legend>
        <p className={styles.small}>{own.textsLead}</p>
        <TextArea
          name="altZh"
          label={own.altZh}
          lang="zh"
          hint={known.nowIn('altZh')}
          defaultValue={known.opened.altZh}
          maxLength={300}
          rows={2}
          error={form.fields['altZh']}
          readOnly={form.isBusy}
        />
        <TextArea
          name="altEn"
          label={own.altEn}
          lang="en"
          hint={known.nowIn('altEn')}
          defaultValue={known.opened.altEn}
          maxLength={300}
          rows={2}
          error={form.fields['altEn']}
          readOnly={form.isBusy}
        />
      </fieldset>
    </Form>
  );
}
