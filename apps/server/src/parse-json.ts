/**
 * Undefined if the text is not JSON: the text comes from outside, and a schema then refuses it like any wrong value.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
