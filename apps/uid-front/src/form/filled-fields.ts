/** What a form's controls hold, without those that were left empty: these are not there for a schema. */
export function filledFields(typed: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries(Array.from(typed).filter(([, value]) => value !== ''));
}
