import { changePicture } from '@uid/contract/staff-media';
import type { LibraryPicture } from '@uid/contract/staff-media';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { TextArea } from '@uid/ui/text-area';
import { useState } from 'react';

import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { FocusField } from './focus-field.tsx';
import { mediaWords } from './media-words.ts';
import styles from './media.module.css';

/** The alternative texts of a picture, and the focal point that cropping keeps. */
export function PictureForm({ picture }: { picture: LibraryPicture }) {
  const own = useTexts(mediaWords);
  const { language, notify } = useConsoleSession();
  const { send } = useWrite(changePicture);
  const { id, revision, altZh, altEn } = picture;
  const [focus, setFocus] = useState({ x: picture.focusX, y: picture.focusY });
  const form = useForm({
    schema: changePicture.input,
    read: (typed) => ({
      language,
      id,
      revision,
      altZh: typed.get('altZh'),
      altEn: typed.get('altEn'),
      focusX: focus.x,
      focusY: focus.y,
    }),
    async onSubmit(change) {
      await send(change);
      notify(own.saved);
      return 'again';
    },
  });
  return (
    <Form form={form} submit={own.save}>
      <FocusField picture={picture} focus={focus} onChange={setFocus} />
      <fieldset className={styles.group}>
        <legend>{own.texts}</legend>
        <p className={styles.small}>{own.textsLead}</p>
        <TextArea
          name="altZh"
          label={own.altZh}
          lang="zh"
          defaultValue={altZh}
          maxLength={300}
          rows={2}
          error={form.fields['altZh']}
        />
        <TextArea
          name="altEn"
          label={own.altEn}
          lang="en"
          defaultValue={altEn}
          maxLength={300}
          rows={2}
          error={form.fields['altEn']}
        />
      </fieldset>
    </Form>
  );
}
