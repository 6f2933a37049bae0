export interface ByteRange {
  /** Both positions are inclusive and count from 0. */
  first: number;
  last: number;
}

/**
 * The single range of a file that a Range header asks for (RFC 9110, 14.1.2). Undefined if there is none, or one that
 * may be ignored, such as several ranges or another unit: the whole file is the response then.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replaceAll(' ', '') ?? '');
  if (!match || match[0].length === 'bytes=-'.length) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= size) return 'unsatisfiable';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
