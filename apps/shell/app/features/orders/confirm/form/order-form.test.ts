import { expect, test } from 'vitest';

import { addressOf, emptyForm, readOrder } from './order-form.ts';
import type { OrderForm } from './order-form.ts';

const filled: OrderForm = {
  ...emptyForm,
  recipient: ' Example Recipient ',
  phone: '138 0000 0000',
  province: 'Zhejiang',
  city: 'Hangzhou',
  district: 'Xihu',
  street: '1 Example Road',
  hasAgreed: true,
};
const goods = { seen: 's1', needsAddress: true };
const licences = { seen: 's1', needsAddress: false };

function read(form: OrderForm, checkout = goods) {
  return readOrder(form, checkout, { language: 'en' });
}

function errorsOf(form: OrderForm, checkout = goods) {
  const checked = read(form, checkout);
  return checked.ok ? {} : checked.fields;
}

test('a filled form becomes the order, trimmed, without what was not given', () => {
  const checked = read(filled);
  expect(checked).toEqual({
    ok: true,
    value: {
      language: 'en',
      seen: 's1',
      address: {
        recipient: 'Example Recipient',
        phone: '138 0000 0000',
        province: 'Zhejiang',
        city: 'Hangzhou',
        district: 'Xihu',
        street: '1 Example Road',
      },
      invoice: { kind: 'none' },
      agreement: true,
    },
  });
});

test('numbers typed in wide digits are those of the kept details', () => {
  const checked = read({
    ...filled,
    phone: '１３８　００００　００００',
    invoiceKind: 'special',
    title: 'Example',
    taxNumber: '91330100MA2EXAMPMM',
    registeredAddress: '1 Example Road',
    companyPhone: '０５７１－８８８８８８８８',
    bank: 'Bank',
    account: '６２２２００００００００',
  });
  expect(checked.ok ? checked.value : checked.fields).toMatchObject({
    address: { phone: '138 0000 0000' },
    invoice: { phone: '0571-88888888', account: '622200000000' },
  });
  expect(addressOf({ ...filled, phone: '１３８　００００　００００' }).phone).toBe('138 0000 0000');
});

test('an empty form names every field to fill in, by its path', () => {
  expect(Object.keys(errorsOf(emptyForm))).toEqual([
    'address.recipient',
    'address.phone',
    'address.province',
    'address.city',
    'address.district',
    'address.street',
    'agreement',
  ]);
  expect(errorsOf(emptyForm)['address.recipient']).toBe('Please enter the field');
});

test('licences need no address', () => {
  const checked = read({ ...emptyForm, hasAgreed: true }, licences);
  expect(checked.ok && checked.value.address).toBeUndefined();
  expect(checked.ok).toBe(true);
});

test('a company invoice needs its name and a code of the right shape', () => {
  const company = { ...filled, invoiceKind: 'company', title: '', taxNumber: '12' } as const;
  expect(errorsOf(company)).toEqual({
    'invoice.title': 'Please enter the field',
    'invoice.taxNumber': 'Does not match the expected pattern',
  });
  const right = read({ ...company, title: 'Example Co.', taxNumber: '91330100ma2exampmm' });
  expect(right.ok && right.value.invoice).toEqual({
    kind: 'company',
    title: 'Example Co.',
    taxNumber: '91330100MA2EXAMPMM',
  });
});

test('a special invoice needs address, phone, bank and account as well', () => {
  const special = {
    ...filled,
    invoiceKind: 'special',
    title: 'Example Co.',
    taxNumber: '91330100MA2EXAMPMM',
  } as const;
  expect(Object.keys(errorsOf({ ...special, account: '12' }))).toEqual([
    'invoice.address',
    'invoice.phone',
    'invoice.bank',
    'invoice.account',
  ]);
  const right = read({
    ...special,
    registeredAddress: '1 Example Road',
    companyPhone: '0571 88888888',
    bank: 'Example Bank, West Branch',
    account: '6222 0000 0000 0000',
  });
  expect(right.ok && right.value.invoice).toMatchObject({
    kind: 'special',
    address: '1 Example Road',
    account: '6222 0000 0000 0000',
  });
});

test.each(['9133 0100 MA2E XAMP MM', '９１３３０１００ＭＡ２ＥＸＡＭＰＭＭ'])(
  'the code %s is taken as it is copied or typed',
  (taxNumber) => {
    const company = { ...filled, invoiceKind: 'company', title: 'Example Co.', taxNumber } as const;
    const right = read(company);
    expect(right.ok && right.value.invoice).toMatchObject({ taxNumber: '91330100MA2EXAMPMM' });
  },
);

test('what begins like a mobile number has eleven digits', () => {
  const phoneError = { 'address.phone': 'Does not match the expected pattern' };
  for (const phone of ['1380013800', '138001380000'])
    expect(errorsOf({ ...filled, phone })).toEqual(phoneError);
  for (const phone of ['138 0013 8000', '0571-88888888', '+852 9123 4567', '400-000-0101'])
    expect(read({ ...filled, phone }).ok).toBe(true);
});

test('a code whose last sign does not check the others is refused', () => {
  const company = { ...filled, invoiceKind: 'company', title: 'Example Co.' } as const;
  expect(errorsOf({ ...company, taxNumber: '91330100MA2EXAMPMN' })).toEqual({
    'invoice.taxNumber': 'Does not match the expected pattern',
  });
});

test('a title typed for a company is not sent with an order without invoice', () => {
  const checked = read({ ...filled, title: 'Example Co.', taxNumber: 'x' });
  expect(checked.ok && checked.value.invoice).toEqual({ kind: 'none' });
});
