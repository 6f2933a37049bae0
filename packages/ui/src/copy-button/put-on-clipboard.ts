/**
 * Whether the text is there now: a browser refuses over plain HTTP, where the visitor has forbidden it, and in some
 * windows that lie in others.
 */
export async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
