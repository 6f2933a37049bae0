import { setDisplayName } from '@uid/contract/account';
import { Form } from '@uid/forms/form';
import { announceStoredSession } from '@uid/forms/stored-session';
import { useForm } from '@uid/forms/use-form';
import { useState } from 'react';

import { filledFields } from '../../../form/filled-fields.ts';
import { NameField } from '../../../form/name-field.tsx';
import { useSession } from '../../../session/session-context.ts';
import { SecurityPart } from '../part/security-part.tsx';

const texts = {
  zh: { title: '称呼', save: '保存称呼', saved: '已保存。' },
  en: { title: 'Name', save: 'Save the name', saved: 'Saved.' },
};

/** The name by which the owner is addressed: in the header, and by support. */
export function NamePart() {
  const { language, send, storage } = useSession();
  const [isSaved, setSaved] = useState(false);
  const own = texts[language];
  const form = useForm({
    schema: setDisplayName.input,
    read: filledFields,
    onSubmit: async (value) => {
      setSaved(false);
      storage.set('user', (await send(setDisplayName, value)).user);
      announceStoredSession();
      setSaved(true);
      return 'again';
    },
  });
  return (
    <SecurityPart id="name" title={own.title}>
      <Form form={form} submit={own.save} tone="secondary" isPart>
        <NameField
          error={form.fields['displayName']}
          defaultValue={storage.get('user')?.displayName}
        />
      </Form>
      <output>{isSaved && own.saved}</output>
    </SecurityPart>
  );
}
