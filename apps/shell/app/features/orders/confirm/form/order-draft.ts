import { storagePrefix } from '@uid/contract/constants';

import { emptyForm } from './order-form.ts';
import type { OrderForm } from './order-form.ts';

const storageName = `${storagePrefix}:order-draft`;

/** Returns what this account typed in this tab; another account starts with an empty form. */
export function readDraft(storage: Storage, owner: string): OrderForm {
  try {
    const draft = JSON.parse(storage.getItem(storageName) ?? '{}');
    if (draft.owner !== owner) return emptyForm;
    return { ...emptyForm, ...draft.form };
  } catch {
    return emptyForm;
  }
}

export function writeDraft(storage: Storage, owner: string, { form }: { form: OrderForm }): void {
  storage.setItem(storageName, JSON.stringify({ owner, form }));
}

/** After an order the address stays for the next one; the note and the agreement belonged to this order. */
export function endDraft(storage: Storage, owner: string): void {
  const form = { ...readDraft(storage, owner), note: '', hasAgreed: false };
  writeDraft(storage, owner, { form });
}
