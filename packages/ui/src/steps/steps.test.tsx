import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Steps } from './steps.tsx';

test('marks the current step and leads back, never forward', () => {
  const html = renderToStaticMarkup(
    <Steps
      label="Checkout"
      current={1}
      items={[
        { label: 'Cart', href: '/cart' },
        { label: 'Confirm', href: '/confirm-order' },
        { label: 'Pay', href: '/pay-gateway' },
      ]}
    />,
  );
  expect(html).toContain('<a href="/cart">Cart</a>');
  expect(html).toMatch(/aria-current="step">Confirm</);
  expect(html).not.toContain('/pay-gateway');
});
