/** Returns the values of a form's controls, without empty ones: for a schema these are absent. */
export function filledFields(typed: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries(Array.from(typed).filter(([, value]) => value !== ''));
}
