import type { Checkout } from '@uid/contract/orders';
import { useState } from 'react';
import type { FocusEvent } from 'react';

import { useLanguage } from '../../../../layout/use-language.ts';
import { browserStorage } from '../../../../request/shell-request.ts';
import { confirmTexts } from '../confirm-texts.ts';
import { useKeeping } from './kept/use-keeping.ts';
import { missingWords } from './missing-words.ts';
import { readDraft, writeDraft } from './order-draft.ts';
import { fieldPaths, readOrder } from './order-form.ts';
import type { OrderForm } from './order-form.ts';

export type FieldErrors = Record<string, string>;

/** The form as typed, kept over reloads, with the errors that are shown beside its fields. */
export function useOrderForm(checkout: Checkout) {
  const language = useLanguage();
  const user = browserStorage().get('user');
  const owner = user?.email ?? user?.displayName ?? '';
  const [form, setForm] = useState(() => readDraft(sessionStorage, owner));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);

  function put(values: Partial<OrderForm>): void {
    // A change that comes late, such as a pasted address that was read meanwhile, keeps what was typed since.
    const next = { ...readDraft(sessionStorage, owner), ...values };
    setForm(next);
    writeDraft(sessionStorage, owner, { form: next });
    const changedPaths = new Set(
      Object.keys(values).map((name) => fieldPaths[name as keyof OrderForm]) as string[],
    );
    // Another kind of invoice has other fields, so the errors of the former ones no longer apply.
    const isOutdated = (path: string) =>
      changedPaths.has(path) || ('invoiceKind' in values && path.startsWith('invoice.'));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([path]) => !isOutdated(path))),
    );
  }

  function update<Name extends keyof OrderForm>(name: Name, value: OrderForm[Name]): void {
    put({ [name]: value });
  }

  /** Validates a field when the focus leaves it. An empty field is only reported when the order is sent. */
  function leave(name: keyof OrderForm, { relatedTarget }: FocusEvent): void {
    // An error that appears under a pressed button would move it away before it is released.
    if (relatedTarget instanceof HTMLButtonElement) return;
    const path = fieldPaths[name];
    const checked = readOrder(form, checkout, { language });
    const message = checked.ok ? undefined : checked.fields[path];
    if (form[name] && message) setErrors((before) => ({ ...before, [path]: message }));
  }

  function showErrors(fields: FieldErrors): void {
    const missing = missingWords(form, fields, confirmTexts[language]);
    setErrors({ ...fields, ...missing });
    setRefusals((before) => before + 1);
  }

  const keeping = useKeeping();
  return { owner, form, errors, refusals, keeping, put, update, leave, showErrors };
}

export type LiveOrderForm = ReturnType<typeof useOrderForm>;
