import { expect, test } from 'vitest';

import { placeText } from './place-text.ts';

const names = { recipient: '', phone: '' };

test('an address in Chinese keeps its order in either language, and names a municipality once', () => {
  const beijing = {
    ...names,
    province: '北京市',
    city: '北京市',
    district: '海淀区',
    street: '中关村大街 1 号',
  };
  for (const language of ['zh', 'en'] as const)
    expect(placeText(beijing, language)).toBe('北京市 海淀区 中关村大街 1 号');
});

test('an address in Latin letters begins with its street in English', () => {
  const place = { province: '广东省', city: '深圳市', district: '南山区', street: '1 Keji Road' };
  expect(placeText({ ...names, ...place }, 'en')).toBe('1 Keji Road, 南山区, 深圳市, 广东省');
});
