import { expect, test } from 'vitest';

import { quotePath } from './quote-path.ts';

test('a quote begins with the model, and with its product where that is known', () => {
  expect(quotePath('SDP-50')).toBe('/support?topic=quote&sku=SDP-50#contact');
  expect(quotePath('SDP-50', 'sdp')).toBe('/support?topic=quote&product=sdp&sku=SDP-50#contact');
});
