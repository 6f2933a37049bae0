/** Whether the first bytes are those of a supported picture, whatever the file's name and sender say. */
export function isPicture(bytes: Buffer): boolean | 'svg' {
  const start = bytes.toString('latin1', 0, 4096);
  if (start.startsWith('\u00ff\u00d8\u00ff') || start.startsWith('\u0089PNG\r\n\u001a\n'))
    return true;
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return true;
  // An SVG's tag is found in UTF-8 and UTF-16, also after declarations and comments.
  return /<svg[\s>:]/i.test(start.replaceAll('\0', '')) && 'svg';
}
