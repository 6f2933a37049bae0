import { changeDocument } from '@uid/contract/staff-documents';
import type { StaffDocument } from '@uid/contract/staff-documents';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';

import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { DocumentFields, readFacts } from './document-fields.tsx';
import { documentWords } from './document-words.ts';

/** Changes the title, kind, product and language of a document. */
export function DocumentForm({ document }: { document: StaffDocument }) {
  const own = useTexts(documentWords);
  const { language, notify } = useConsoleSession();
  const { send } = useWrite(changeDocument);
  const { name, revision, kind } = document;
  const form = useForm({
    schema: changeDocument.input,
    read: (typed) => ({ language, name, revision, ...readFacts(typed) }),
    async onSubmit(change) {
      await send(change);
      notify(own.saved);
      return 'again';
    },
  });
  return (
    <Form form={form} submit={own.save}>
      <DocumentFields facts={document} isApp={kind === 'security-app'} errors={form.fields} />
    </Form>
  );
}
