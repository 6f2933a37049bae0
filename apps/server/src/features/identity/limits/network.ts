import { isIPv6 } from 'node:net';

/** Who an IP address stands for: itself, or its /64 in IPv6, which one subscriber owns as a whole. */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] ?? address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = groupsOf(head);
  const right = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  // A dotted end is two groups; which ones does not matter, they lie behind the first four.
  return text === '' ? [] : text.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split(':');
}
