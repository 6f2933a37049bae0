import { expect, test } from 'vitest';

import { toEnquiryInput } from './read-enquiry-form.ts';

test('a quantity may be typed in the wide digits of a Chinese keyboard; what is no plain number stays as it is', () => {
  const quantityOf = (quantity: string) => toEnquiryInput({ quantity }, 'zh')['quantity'];
  expect(['３００', ' 12 ', '1e3', '多'].map(quantityOf)).toEqual([300, 12, '1e3', '多']);
});
