import { isRefusal } from '@uid/contract/client-errors';
import type { InputOf } from '@uid/contract/endpoint';
import { askEdit, editVariants } from '@uid/contract/staff-catalogue';
import type { CatalogueProblem, ListedVariant } from '@uid/contract/staff-catalogue';
import { FailureNotice } from '@uid/forms/failure-notice';
import { useForm } from '@uid/forms/use-form';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { SelectField } from '@uid/ui/select-field';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { numberOf } from '../../form/read-typed.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useIsPrevious } from '../../request/use-list.ts';
import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { AskSecond } from './ask-second.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import styles from './catalogue.module.css';
import { useSayEdited } from './use-say-edited.ts';

type Kind = keyof (typeof catalogueTexts)['en']['changes'];
const kinds: readonly Kind[] = ['hide', 'show', 'leadDays', 'percent'];

interface EditChosenProps {
  chosen: readonly ListedVariant[];
  onDone: () => void;
}

/**
 * Applies the same change to all chosen rows or to none. If the new price of any row needs two persons, a second
 * person is asked about all rows.
 */
export function EditChosen({ chosen, onDone }: EditChosenProps) {
  const own = useTexts(catalogueTexts);
  const { number } = useFormats();
  const { language } = useConsoleSession();
  const { send } = useWrite(editVariants);
  const [kind, setKind] = useState<Kind>('hide');
  const [problems, setProblems] = useState<readonly CatalogueProblem[]>([]);
  const [wanted, setWanted] = useState<InputOf<typeof editVariants>>();
  const isPrevious = useIsPrevious();
  const sayEdited = useSayEdited();
  // A second person is asked only about the current choice, not about the rows that were chosen at the refusal.
  const refused = wanted && isOf(wanted, chosen) ? wanted : undefined;
  const form = useForm({
    schema: editVariants.input,
    read: (typed) => ({
      language,
      rows: chosen.map(({ sku, revision }) => ({ sku, revision })),
      ...(kind === 'hide' && { state: 'hidden' }),
      ...(kind === 'show' && { state: 'on-sale' }),
      ...(kind === 'leadDays' && { leadDays: numberOf(textOf(typed, 'leadDays')) }),
      ...(kind === 'percent' && { pricePercent: numberOf(textOf(typed, 'pricePercent')) }),
    }),
    async onSubmit(input) {
      setWanted(undefined);
      setProblems([]);
      const answer = await send(input).catch((cause: unknown) => {
        if (isRefusal(cause, 'NEEDS_SECOND_PERSON')) setWanted(input);
        throw cause;
      });
      setProblems(answer.problems);
      if (answer.problems.length === 0) {
        sayEdited(input, { chosen, changed: answer.changed });
        onDone();
      }
      return 'again';
    },
  });
  return (
    <form
      className={styles.chosen}
      onSubmit={form.handleSubmit}
      onInput={form.handleInput}
      onChange={() => setWanted(undefined)}
      inert={isPrevious}
      noValidate
    >
      <output className={styles.chosenCount}>{own.chosen(number(chosen.length))}</output>
      <SelectField
        name="kind"
        label={own.change}
        value={kind}
        onChange={({ target }) => {
          const wanted = kinds.find((each) => each === target.value);
          if (wanted) setKind(wanted);
        }}
        disabled={form.isBusy}
        options={kinds.map((value) => ({ value, label: own.changes[value] }))}
      />
      {kind === 'leadDays' && (
        <TextField
          name="leadDays"
          label={own.days}
          inputMode="numeric"
          autoComplete="off"
          error={form.fields['leadDays']}
          readOnly={form.isBusy}
        />
      )}
      {kind === 'percent' && (
        <TextField
          name="pricePercent"
          label={own.percent}
          hint={own.percentHint}
          autoComplete="off"
          suffixPart="%"
          error={form.fields['pricePercent']}
          readOnly={form.isBusy}
        />
      )}
      <Button type="submit" busy={form.isBusy ?? false}>
        {own.apply}
      </Button>
      <FailureNotice failure={form.failure} fields={form.fields} />
      {refused && <AskSecond endpoint={askEdit} input={refused} onAsked={onDone} />}
      {problems.length > 0 && (
        <Notice tone="danger" role="alert" title={own.notApplied} className={styles.wide}>
          <ul>
            {problems.map(({ sku, reason }) => (
              <li key={`${sku} ${reason}`}>
                {sku}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </form>
  );
}

function isOf({ rows }: InputOf<typeof editVariants>, chosen: readonly ListedVariant[]): boolean {
  return rows.length === chosen.length && rows.every(({ sku }, at) => sku === chosen[at]?.sku);
}

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}
