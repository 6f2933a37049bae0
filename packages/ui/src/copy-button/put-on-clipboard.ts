/**
 * True if the text is on the clipboard now. A browser refuses over plain HTTP, if the visitor has forbidden it, and in
 * some iframes.
 */
export async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
