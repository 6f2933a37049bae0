import { expect, test } from 'vitest';

import { confirmTexts } from '../confirm-texts.ts';
import { missingWords } from './missing-words.ts';
import { emptyForm } from './order-form.ts';

const refused = Object.fromEntries(
  ['address.recipient', 'address.city', 'invoice.title', 'agreement'].map((path) => [path, 'x']),
);

test('an empty field is asked for by its name, in the words of the page', () => {
  expect(missingWords(emptyForm, refused, confirmTexts.en)).toEqual({
    'address.recipient': 'Please enter the recipient',
    'address.city': 'Please choose the city',
    'invoice.title': 'Please enter the registered company name',
    agreement: 'Please read and accept the terms of sale.',
  });
  const personal = { ...emptyForm, invoiceKind: 'personal' } as const;
  expect(missingWords(personal, refused, confirmTexts.zh)).toMatchObject({
    'address.recipient': '请填写收件人',
    'invoice.title': '请填写发票抬头',
  });
});

test('what is wrong but not empty keeps its own words', () => {
  const typed = { ...emptyForm, recipient: 'Somebody' };
  expect(missingWords(typed, refused, confirmTexts.en)).not.toHaveProperty(['address.recipient']);
});
