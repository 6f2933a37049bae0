import type { Address } from '@uid/contract/orders';

import type { Region } from '../regions/region-tree.ts';
import { findPlace } from './find-place.ts';
import { gap, nameMark, withoutLabels } from './labels.ts';
import { takeName } from './take-name.ts';
import { phoneMark, takePhone } from './take-phone.ts';

/**
 * Reads a pasted Chinese address: name, phone and place in any order, with any usual separators. Leaves out what it
 * does not recognise, for the customer to fill in.
 */
export function parseAddress(pasted: string, regions: readonly Region[]): Partial<Address> {
  const written = withoutLabels(pasted.normalize('NFKC').slice(0, 400))
    .replaceAll(/\(([\p{sc=Han}·]{2,8})收\)/gu, `${gap}${nameMark}$1${gap}`)
    .replaceAll(/-(?=\p{sc=Han})/gu, gap)
    .replaceAll(/[,;、。|\n\r\t]+/g, gap);
  const { phone, rest } = takePhone(written);
  const place = findPlace(rest.replaceAll('|', ' '), regions);
  const before = piecesOf(rest.slice(0, place?.start ?? rest.length));
  const after = piecesOf(place ? rest.slice(place.end) : '');
  const name = takeName(before, after);
  const street = [...after, ...before.filter((piece) => organisation.test(piece))]
    .filter((piece) => piece !== phoneMark)
    .join(' ');
  return {
    ...(name && { recipient: name.slice(0, 60) }),
    ...(phone && { phone }),
    ...(place && { province: place.province }),
    ...(place?.city && { city: place.city }),
    ...(place?.district && { district: place.district }),
    ...(street && { street: street.slice(0, 200) }),
  };
}

/** The name of an employer is part of the delivery address, even if it comes first. */
const organisation = /(?:公司|集团|大学|学院|医院|银行|研究院)$/;

function piecesOf(text: string): string[] {
  return text
    .split(/\s*\|\s*|\s+/)
    .map((piece) => piece.replaceAll(/^[-:()]+|[-:(]+$/g, ''))
    .filter((piece) => piece !== '' && !/^\d{6}$/.test(piece));
}
