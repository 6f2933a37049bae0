/** Undefined where the text is no JSON: it comes from outside, and a schema then refuses it like anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
