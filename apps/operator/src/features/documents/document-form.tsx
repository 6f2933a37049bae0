import { listProducts } from '@uid/contract/contents';
import { changeDocument } from '@uid/contract/staff-documents';
import type { StaffDocument } from '@uid/contract/staff-documents';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { useState } from 'react';

import { useOpened } from '../../form/use-opened.ts';
import { useAnswer } from '../../request/use-answer.ts';
import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { DocumentFields, readFacts } from './document-fields.tsx';
import { documentWords } from './document-words.ts';

/** Changes the title, kind, product and language of a document. */
export function DocumentForm({ document }: { document: StaffDocument }) {
  // After a save, a new key remounts the form with the saved values.
  const [saved, setSaved] = useState(0);
  return (
    <FactsForm key={saved} document={document} onSaved={() => setSaved((times) => times + 1)} />
  );
}

interface FactsFormProps {
  document: StaffDocument;
  onSaved: () => void;
}

function FactsForm({ document, onSaved }: FactsFormProps) {
  const own = useTexts(documentWords);
  const { language, notify } = useConsoleSession();
  const { send } = useWrite(changeDocument);
  const { data } = useAnswer(listProducts, { language });
  const productOf = (slug: string) =>
    data?.products.find((each) => each.slug === slug)?.name ?? slug;
  const { name, revision, kind, documentKind, product, fileLanguage, titleZh, titleEn } = document;
  const facts = { revision, documentKind, product, fileLanguage, titleZh, titleEn };
  const known = useOpened(facts, 'DOCUMENT_CHANGED');
  const form = useForm({
    schema: changeDocument.input,
    read: (typed) => ({ language, name, revision: known.base.revision, ...readFacts(typed) }),
    async onSubmit(change) {
      await known.watch(send(change));
      notify(own.saved);
      onSaved();
    },
  });
  return (
    <Form form={form} submit={own.save}>
      <DocumentFields
        facts={known.opened}
        isApp={kind === 'security-app'}
        hints={{
          documentKind: known.nowIn('documentKind', (now) => own.kinds[now.documentKind]),
          product: known.nowIn('product', (now) =>
            now.product ? productOf(now.product) : own.noProduct,
          ),
          fileLanguage: known.nowIn('fileLanguage', (now) =>
            now.fileLanguage ? own.languages[now.fileLanguage] : own.bothLanguages,
          ),
          titleZh: known.nowIn('titleZh'),
          titleEn: known.nowIn('titleEn'),
        }}
        errors={form.fields}
        isBusy={form.isBusy}
      />
    </Form>
  );
}
