import { isRefusal } from '@uid/contract/client-errors';
import { contentKinds } from '@uid/contract/content-kinds';
import { idFieldOf, isContentId } from '@uid/contract/content-parts';
import { saveContentDraft } from '@uid/contract/staff-contents';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import type { FieldMessages } from '@uid/forms/use-form';
import { SelectField } from '@uid/ui/select-field';
import { TextField } from '@uid/ui/text-field';

import { useWrite } from '../../request/use-write.ts';
import { useAddress, useGoOn } from '../../routing/use-address.ts';
import { Narrow } from '../../screen/narrow.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { contentWords } from './content-words.ts';

/** The other kinds have only one content. */
const kinds = contentKinds.filter((kind) => idFieldOf(kind) !== undefined);

/**
 * Creates a content with an empty draft, which nobody outside sees; an existing content is opened. A new redirect
 * starts with the address in `from`, if a content was withdrawn there.
 */
export function NewContentScreen() {
  const own = useTexts(contentWords);
  const { language } = useConsoleSession();
  const goOn = useGoOn();
  const { send } = useWrite(saveContentDraft);
  const { query } = useAddress();

  const form = useForm({
    schema: saveContentDraft.input,
    read: (typed) => ({
      ...Object.fromEntries(typed),
      language,
      part: 'shared',
      revision: 0,
      body: JSON.stringify(typed.get('kind') === 'redirect' ? { from: query['from'] } : {}),
      begins: true,
    }),
    check: ({ kind, id }): FieldMessages =>
      isContentId(kind, id) ? {} : { id: own.idFormats(kind) },
    formats: { id: own.idFormats('news') },
    async onSubmit(draft) {
      const { kind, id } = draft;
      try {
        await send(draft);
      } catch (cause) {
        // The next screen says that nothing was changed.
        if (!isRefusal(cause, 'CONTENT_EXISTS')) throw cause;
      }
      await goOn({
        to: '/contents/$kind/$id',
        params: { kind, id },
        search: { part: 'shared' },
      });
    },
  });
  return (
    <Screen title={own.newTitle} lead={own.newLead}>
      <Narrow>
        <Form form={form} submit={own.begin}>
          <SelectField
            name="kind"
            label={own.kind}
            error={form.fields['kind']}
            defaultValue={query['kind'] ?? 'news'}
            options={kinds.map((kind) => ({ value: kind, label: own.kinds[kind] }))}
          />
          <TextField
            name="id"
            label={own.id}
            hint={own.idHint}
            error={form.fields['id']}
            maxLength={60}
            defaultValue={query['id']}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Form>
      </Narrow>
    </Screen>
  );
}
