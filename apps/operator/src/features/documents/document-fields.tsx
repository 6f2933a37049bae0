import { documentKinds } from '@uid/contract/downloads';
import { languages } from '@uid/contract/language';
import { listProducts } from '@uid/contract/contents';
import type { StaffDocument } from '@uid/contract/staff-documents';
import type { FieldMessages } from '@uid/forms/use-form';
import { SelectField } from '@uid/ui/select-field';
import { TextField } from '@uid/ui/text-field';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { documentWords } from './document-words.ts';

type Facts = Pick<
  StaffDocument,
  'documentKind' | 'product' | 'fileLanguage' | 'titleZh' | 'titleEn'
>;

interface DocumentFieldsProps {
  /** Undefined for a new document. */
  facts?: Facts;
  isApp: boolean;
  /** Hints below the fields, by field. */
  hints?: { [Name in keyof Facts]?: string | undefined };
  errors: FieldMessages;
  /** True while the form is being sent: nothing can be typed that the answer would discard. */
  isBusy: boolean | undefined;
}

/**
 * The fields for the facts about a document. They wait for the list of products: saving without it would remove the
 * document's product.
 */
export function DocumentFields(props: DocumentFieldsProps) {
  const { language } = useConsoleSession();
  const answer = useAnswer(listProducts, { language });
  return (
    <Answered answer={answer}>
      {({ products }) => <Fields {...props} products={products} />}
    </Answered>
  );
}

interface FieldsProps extends DocumentFieldsProps {
  products: readonly { slug: string; name: string }[];
}

function Fields({ facts, isApp, hints, errors, isBusy, products }: FieldsProps) {
  const own = useTexts(documentWords);
  const product = facts?.product ?? '';
  const known = products.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <>
      {!isApp && (
        <SelectField
          name="documentKind"
          label={own.kind}
          defaultValue={facts?.documentKind}
          options={documentKinds.map((value) => ({ value, label: own.kinds[value] }))}
          hint={hints?.documentKind}
          error={errors['documentKind']}
          disabled={isBusy}
        />
      )}
      <SelectField
        name="product"
        label={own.product}
        defaultValue={product}
        options={[
          { value: '', label: own.noProduct },
          ...known,
          // The document's product may have been withdrawn.
          ...(product && !known.some(({ value }) => value === product)
            ? [{ value: product, label: product }]
            : []),
        ]}
        hint={hints?.product}
        error={errors['product']}
        disabled={isBusy}
      />
      <SelectField
        name="fileLanguage"
        label={own.fileLanguage}
        defaultValue={facts?.fileLanguage}
        options={[
          { value: '', label: own.bothLanguages },
          ...languages.map((value) => ({ value, label: own.languages[value] })),
        ]}
        hint={hints?.fileLanguage}
        error={errors['fileLanguage']}
        disabled={isBusy}
      />
      <TextField
        name="titleZh"
        label={own.titleZh}
        lang="zh"
        defaultValue={facts?.titleZh}
        maxLength={120}
        hint={hints?.titleZh}
        error={errors['titleZh']}
        readOnly={isBusy}
      />
      <TextField
        name="titleEn"
        label={own.titleEn}
        lang="en"
        defaultValue={facts?.titleEn}
        maxLength={120}
        hint={hints?.titleEn}
        error={errors['titleEn']}
        readOnly={isBusy}
      />
    </>
  );
}

/** Returns the typed values as the contract wants them. */
export function readFacts(typed: FormData): Record<string, FormDataEntryValue | null> {
  const [product, fileLanguage] = [typed.get('product'), typed.get('fileLanguage')];
  return {
    documentKind: typed.get('documentKind') ?? 'description',
    ...(product && { product }),
    ...(fileLanguage && { fileLanguage }),
    titleZh: typed.get('titleZh'),
    titleEn: typed.get('titleEn'),
  };
}
