import type { Address } from '@uid/contract/orders';

import type { Region } from '../regions/regions.ts';
import { findPlace } from './find-place.ts';

const labels =
  /(?:收[件货]人|收[件货]地址|姓名|联系人|联系电话|联系方式|手机号码?|手机|电话号码?|电话|所在地区|地区|详细地址|地址|邮编|邮政编码)\s*[:：]/g;
const phones = [
  /(?:(?:\+|00)?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/,
  /(?<!\d)0\d{2,3}[- ]?\d{7,8}(?:(?:-|转)\d{1,5})?(?!\d)/,
  /(?<!\d)400[- ]?\d{3}[- ]?\d{4}(?!\d)/,
];
/** What pieces are parted by; a gap inside an address is one too. */
const gap = ' | ';

/**
 * Reads a pasted Chinese address: name, phone and place in any order and with any usual marks between them.
 * What is not recognised is left out, for its owner to fill in.
 */
export function parseAddress(pasted: string, regions: readonly Region[]): Partial<Address> {
  const written = pasted
    .normalize('NFKC')
    .slice(0, 400)
    .replaceAll(labels, gap)
    .replaceAll(/[,;、。|\n\r\t]+/g, gap);
  const { phone, rest } = takePhone(written);
  const place = findPlace(rest.replaceAll('|', ' '), regions);
  const before = piecesOf(rest.slice(0, place?.start ?? rest.length));
  const after = piecesOf(place ? rest.slice(place.end) : '');
  const name = takeName(before, after);
  const street = after.join(' ').trim();
  return {
    ...(name && { recipient: name.slice(0, 60) }),
    ...(phone && { phone }),
    ...(place && { province: place.province }),
    ...(place?.city && { city: place.city }),
    ...(place?.district && { district: place.district }),
    ...(street && { street: street.slice(0, 200) }),
  };
}

function takePhone(text: string): { phone?: string; rest: string } {
  for (const shape of phones) {
    const found = shape.exec(text);
    if (!found) continue;
    const [phone] = found;
    const rest = `${text.slice(0, found.index)}${gap}${text.slice(found.index + phone.length)}`;
    return { phone: mendPhone(phone), rest };
  }
  return { rest: text };
}

/** A mobile number as it is dialled at home; a landline keeps the marks between its parts. */
function mendPhone(phone: string): string {
  const digits = phone.replace(/^(?:\+|00)?86[- ]?(?=1)/, '').replaceAll(' ', '');
  return digits.startsWith('1') ? digits.replaceAll('-', '') : digits.replace('转', '-');
}

function piecesOf(text: string): string[] {
  return text
    .split(/\s*\|\s*|\s+/)
    .map((piece) => piece.replaceAll(/^[-:()]+|[-:(]+$/g, ''))
    .filter((piece) => piece !== '' && !/^\d{6}$/.test(piece));
}

/** Before the place stands a name; after it the last piece may be one, where it looks like no part of a street. */
function takeName(before: string[], after: string[]): string | undefined {
  const [first] = before;
  if (first !== undefined)
    return mended(/^[\p{sc=Latin}.'-]+$/u.test(first) ? before.join(' ') : first);
  const last = after.at(-1);
  if (after.length < 2 || last === undefined || !isName(last)) return undefined;
  after.pop();
  return mended(last);
}

function mended(name: string): string {
  return name.replace(/\(?收\)?$/, '');
}

const streetEnd = /[号室楼路街栋座层组村园厦场区里弄巷道镇乡店厂院]$|单元$|中心$/;

function isName(piece: string): boolean {
  return /^[\p{sc=Han}·]{2,8}(?:\(收\))?$/u.test(piece) && !streetEnd.test(piece);
}
