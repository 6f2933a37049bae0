import { expect, test } from 'vitest';

import { regionTree as regions } from '../regions/region-tree.ts';
import { parseAddress } from './parse-address.ts';

const whole = {
  recipient: '张三',
  phone: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  street: '科技园1号',
};

test.each([
  '张三 13800138000 广东省深圳市南山区科技园1号',
  '广东省深圳市南山区科技园1号 张三 13800138000',
  '广东省深圳市南山区科技园1号，13800138000，张三',
  '13800138000 张三 广东省 深圳市 南山区 科技园1号',
  '张三，138-0013-8000，广东省，深圳市，南山区，科技园1号',
  '收件人：张三\n手机号码：138 0013 8000\n所在地区：广东省深圳市南山区\n详细地址：科技园1号',
  '张三13800138000广东深圳南山科技园1号',
  '深圳市南山区科技园1号 张三（收） +86 13800138000',
  '张三　１３８００１３８０００　广东省深圳市南山区科技园１号 518057',
  '广东省/深圳市/南山区 科技园1号 张三 8613800138000',
  '【收货人】张三\n【电话】13800138000\n【收货地址】广东省深圳市南山区科技园1号',
  '姓名 张三\n手机 13800138000\n地址 广东省深圳市南山区科技园1号',
  '收货信息：张三 13800138000 广东省深圳市南山区科技园1号 邮编518057',
  '广东省-深圳市-南山区-科技园1号-张三-13800138000',
  '广东省深圳市南山区科技园1号（张三收）13800138000',
  '请寄到 张三 13800138000 广东省深圳市南山区科技园1号',
])('reads %s', (pasted) => {
  expect(parseAddress(pasted, regions)).toEqual(whole);
});

test('a wish after the phone stays with the street, the name is the one beside it', () => {
  const pasted = '广东省深圳市南山区科技园1号 张三 13800138000 请放门卫';
  expect(parseAddress(pasted, regions)).toEqual({ ...whole, street: '科技园1号 请放门卫' });
});

test('a company named first goes to the street, a labelled name to the recipient', () => {
  const pasted =
    '公司：示例有限公司\n收件人：Zhang San\n联系电话：13800138000\n收货地址：广东省深圳市南山区科技园1号';
  expect(parseAddress(pasted, regions)).toEqual({
    ...whole,
    recipient: 'Zhang San',
    street: '科技园1号 示例有限公司',
  });
});

test('a building before the phone is no name where one stands after it', () => {
  const pasted = '广东省深圳市南山区科技园1号 腾讯大楼 13800138000 张三';
  expect(parseAddress(pasted, regions)).toEqual({ ...whole, street: '科技园1号 腾讯大楼' });
});

test.each([
  ['广东省中山市石岐区中山一路1号', '中山市', '石岐街道', '中山一路1号'],
  ['广东省东莞市南城区鸿福路200号', '东莞市', '南城街道', '鸿福路200号'],
  ['上海浦东张江高科技园区2288弄3号', '上海市', '浦东新区', '张江高科技园区2288弄3号'],
  ['香港特别行政区九龙城区太子道西1号', '九龙', '九龙城区', '太子道西1号'],
])('%s is where people mean', (pasted, city, district, street) => {
  expect(parseAddress(pasted, regions)).toMatchObject({ city, district, street });
});

test('a municipality is its own city, said once or twice', () => {
  const haidian = { province: '北京市', city: '北京市', district: '海淀区' };
  for (const pasted of ['北京市海淀区中关村大街1号', '北京北京市海淀区中关村大街1号'])
    expect(parseAddress(pasted, regions)).toEqual({ ...haidian, street: '中关村大街1号' });
});

test('a street named after another place stays a street', () => {
  expect(parseAddress('上海市黄浦区北京东路100号', regions)).toEqual({
    province: '上海市',
    city: '上海市',
    district: '黄浦区',
    street: '北京东路100号',
  });
});

test('a name that is also a place stays a name', () => {
  const { recipient, province } = parseAddress('王海南 13800138000 吉林市昌邑区重庆路2号', regions);
  expect([recipient, province]).toEqual(['王海南', '吉林省']);
});

test('a landline with its extension is a phone', () => {
  const read = parseAddress('李四，0571-88888888转801，杭州市西湖区文三路5号', regions);
  expect(read).toMatchObject({ recipient: '李四', phone: '0571-88888888-801', district: '西湖区' });
});

test.each([
  ['李四 (0571) 8888 8888 杭州市西湖区文三路5号', '0571-88888888'],
  ['李四 +852 9123 4567 香港特别行政区九龙城区太子道西1号', '+85291234567'],
])('reads the phone of %s', (pasted, phone) => {
  expect(parseAddress(pasted, regions)).toMatchObject({ recipient: '李四', phone });
});

test('what is no address yields only what was recognised', () => {
  expect(parseAddress('', regions)).toEqual({});
  expect(parseAddress('hello', regions)).toEqual({ recipient: 'hello' });
  expect(parseAddress('13800138000', regions)).toEqual({ phone: '13800138000' });
});

test('a district of every city is read back, before or after the name', () => {
  const wrong: string[] = [];
  for (const province of regions) {
    for (const city of province.parts) {
      const [district] = city.parts.slice(-1);
      if (!district || city.name.startsWith('省直辖')) continue;
      const place = `${province.name}${city.name}${district.name}`;
      const pasted =
        place.length % 2 === 0
          ? `张三 13800138000 ${place}人民路8号`
          : `${place}人民路8号 张三 13800138000`;
      const read = parseAddress(pasted, regions);
      const found = [read.province, read.city, read.district, read.street, read.recipient];
      if (found.join() !== [province.name, city.name, district.name, '人民路8号', '张三'].join())
        wrong.push(`${pasted} → ${found.join(' ')}`);
    }
  }
  expect(wrong).toEqual([]);
});
