import type { Localised } from '@uid/contract/language';
import type { ParcelState } from '@uid/contract/shipments';

import { firstHub, hubOf, pickUpPoint } from './hubs.ts';

export interface Station {
  place: Localised<string>;
  text: Localised<string>;
  state: ParcelState;
}

interface Destination {
  province: string;
  city: string;
  district: string;
}

/** Returns the stations of a parcel, from its announcement to the door. */
export function parcelWay({ province, city, district }: Destination): Station[] {
  const hub = hubOf(province);
  // Addresses are in Chinese whatever the language of the page, so the English text names no area.
  const area = city === province || city === '' ? `${province}${district}` : `${city}${district}`;
  const branch = { zh: `${area}营业点`, en: 'Your local branch' };
  const between = hub.zh === firstHub.zh ? [] : [arrival(hub)];
  return [
    {
      place: pickUpPoint,
      text: { zh: '已收到寄件信息，等待揽收', en: 'Parcel announced, waiting to be picked up' },
      state: 'registered',
    },
    { place: pickUpPoint, text: { zh: '快件已揽收', en: 'Picked up' }, state: 'in-transit' },
    {
      place: firstHub,
      text: { zh: `已离开，发往${hub.zh}`, en: `Left for ${hub.en}` },
      state: 'in-transit',
    },
    ...between,
    {
      place: branch,
      text: { zh: '已到达派送网点', en: 'Arrived at the branch that delivers it' },
      state: 'in-transit',
    },
    {
      place: branch,
      text: {
        zh: '快递员正在派送，请保持电话畅通',
        en: 'Out for delivery; please keep your phone at hand',
      },
      state: 'out-for-delivery',
    },
    {
      place: branch,
      text: { zh: '已签收，感谢使用', en: 'Delivered and signed for' },
      state: 'delivered',
    },
  ];
}

function arrival(hub: Localised<string>): Station {
  return {
    place: hub,
    text: {
      zh: '已到达分拣，即将发往派送网点',
      en: 'Arrived for sorting; the delivering branch is next',
    },
    state: 'in-transit',
  };
}

/** Returns the last station of a lost parcel. */
export function lossAt({ place }: Pick<Station, 'place'>): Station {
  return {
    place,
    text: {
      zh: '快件状态异常，正在全力查找，客服会与您联系',
      en: 'The parcel cannot be found at the moment; we are searching and will contact you',
    },
    state: 'exception',
  };
}
