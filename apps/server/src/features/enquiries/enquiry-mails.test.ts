import { products } from '@uid/content/products';
import type { EnquiryForm } from '@uid/contract/enquiries';
import { expect, test } from 'vitest';

import { arrivalMail } from './enquiry-mails.ts';

const brand = { zh: '示例公司', en: 'Example Ltd' };
const product = products.find(({ slug }) => slug === 'safety-border-gateway');

const ticket: EnquiryForm = {
  kind: 'ticket',
  language: 'en',
  severity: 'down',
  message: 'It has been down since noon.',
  product: 'safety-border-gateway',
  phone: '',
  email: 'reader@example.com',
  name: 'Lin\nWang',
  consent: true,
};

test('staff are told of an enquiry in words, in order, with the way to it in the console', () => {
  const { zh, en } = arrivalMail('Q1', ticket, { brand, origin: 'https://uid.example', product });
  expect(en).toEqual({
    subject: '[Fault] Q1',
    text: `A new enquiry has arrived (Fault). Its number is Q1.

Name: Lin Wang
Email: reader@example.com
Language: English
Product: ${product?.text.en.name} https://uid.example/en/product/safety-border-gateway
Impact: The service is down

Message:
It has been down since noon.

Read and answer it in the console:
https://uid.example/en/operator/enquiries/Q1

Example Ltd
`,
  });
  expect(zh.subject).toBe('[报障] Q1');
  expect(zh.text).toContain(
    `语言：英文\n产品：${product?.text.zh.name} https://uid.example/product/safety-border-gateway\n影响：服务中断`,
  );
  expect(zh.text).toContain('https://uid.example/operator/enquiries/Q1');
});

test('a site without an address of its own links to nothing', () => {
  const { zh, en } = arrivalMail('Q1', ticket, { brand, origin: undefined, product });
  expect(`${zh.text}${en.text}`).not.toContain('/operator');
  expect(en.text).toContain('in the console.');
  expect(en.text).toContain(`Product: ${product?.text.en.name}\n`);
});

test('a product that is published no more is named as the form named it', () => {
  const { en } = arrivalMail('Q1', ticket, { brand, origin: undefined, product: undefined });
  expect(en.text).toContain('Product: safety-border-gateway\n');
});
