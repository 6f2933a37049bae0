/** Milliseconds for which the address stays valid: Safari reads it only some time after the click. */
const readTime = 60_000;

/** Saves a blob as a file. It is only downloaded, never opened in the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readTime);
}
