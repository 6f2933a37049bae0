import type { confirmTexts } from '../confirm-texts.ts';
import { fieldPaths } from './order-form.ts';
import type { OrderForm } from './order-form.ts';

const chosen: ReadonlySet<string> = new Set(['province', 'city', 'district']);

/** Returns the text beside each field that is wrong because it is empty, by field path. */
export function missingWords(
  form: OrderForm,
  fields: Record<string, string>,
  texts: (typeof confirmTexts)['zh'],
): Record<string, string> {
  const labels: Record<string, unknown> = {
    ...texts,
    title: form.invoiceKind === 'personal' ? texts.personalTitle : texts.companyTitle,
  };
  const entries = Object.entries(fieldPaths)
    .filter(([name, path]) => fields[path] && isEmpty(form[name as keyof OrderForm]))
    .map(([name, path]) => {
      if (name === 'hasAgreed') return [path, texts.agreementMissing];
      const label = String(labels[name]);
      return [path, chosen.has(name) ? texts.choose(label) : texts.enter(label)];
    });
  return Object.fromEntries(entries);
}

function isEmpty(value: string | boolean): boolean {
  return typeof value === 'string' ? value.trim() === '' : !value;
}
