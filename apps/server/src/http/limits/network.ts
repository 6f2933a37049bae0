import { isIPv6 } from 'node:net';

/** Who an IP address stands for: itself, or its /64 in IPv6, which one subscriber owns as a whole. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*/, '');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [, , , , , mark, high = 0, low = 0] = groups;
  if (mark === 0xff_ff && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an address, however it was written. */
function groupsOf(address: string): number[] {
  // The URL parser knows every way to write one, and writes numbers only, with at most one `::`.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::', 2);
  const [left, right] = [numbersOf(head), numbersOf(tail)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => 0);
  return [...left, ...zeros, ...right];
}

function numbersOf(text: string): number[] {
  return text.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)]));
}
