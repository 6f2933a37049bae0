/** Milliseconds that a browser has to begin with it: Safari reads what an address names only some time after the press. */
const readWithin = 60_000;

/** Saves what is in memory as a file: no address ever opens it by itself. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readWithin);
}
