/** Joins the class names that apply; `undefined` when none does, so that no empty attribute is written. */
export function classNames(...names: unknown[]): string | undefined {
  return names.filter((name) => name && typeof name === 'string').join(' ') || undefined;
}
