import { isIPv6 } from 'node:net';

/** The network of an IP address: the address itself, or in IPv6 its /64, which one subscriber owns as a whole. */
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

/** The eight groups of an IPv6 address as numbers, however the address was written. */
function groupsOf(address: string): number[] {
  // The URL parser accepts every spelling of an address, and writes hexadecimal groups with at most one `::`.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::', 2);
  const [left, right] = [numbersOf(head), numbersOf(tail)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => 0);
  return [...left, ...zeros, ...right];
}

function numbersOf(text: string): number[] {
  return text.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)]));
}
