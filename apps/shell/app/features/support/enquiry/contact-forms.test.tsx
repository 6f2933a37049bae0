import { expect, test } from 'vitest';

import { writePage } from '../../orders/testing/show-page.tsx';
import { ContactForms } from './contact-forms.tsx';

const products = [{ slug: 'sdp', name: 'SDP' }] as never;

test.each(['/en/support', '/en/support?topic=ticket'])(
  'a refused quote request comes back as one at %s, with the model it named',
  (address) => {
    const typed = { kind: 'quote', sku: 'SIM-3FF-10', name: 'Li', product: 'sdp' };
    const failure = { typed, fields: { quantity: 'Please enter the field' } };
    const forms = { kind: 'contact', sent: undefined, prefilled: {}, failure, products } as const;
    const html = writePage(<ContactForms {...forms} />, address);
    expect(html).toContain('name="kind" value="quote"');
    expect(html).toMatch(/name="sku"[^>]*value="SIM-3FF-10"/);
    expect(html).toContain('value="Li"');
  },
);

test('a kind that is none leaves the form of the address', () => {
  const failure = { typed: { kind: 'pigeon' }, fields: { kind: 'x' } };
  const forms = { kind: 'ticket', sent: undefined, prefilled: {}, failure, products } as const;
  const html = writePage(<ContactForms {...forms} />, '/en/support?topic=ticket');
  expect(html).toContain('name="kind" value="ticket"');
});

test('what is wrong is listed in the order of the fields', () => {
  const wrong = 'Please enter the field';
  // In the order of the contract, in which the fields of a single kind come last.
  const fields = { consent: wrong, message: wrong, quantity: wrong, name: wrong, company: wrong };
  const failure = { typed: { kind: 'quote' }, fields };
  const forms = { kind: 'quote', sent: undefined, prefilled: {}, failure, products } as const;
  const html = writePage(<ContactForms {...forms} />, '/en/support?topic=quote');
  const listed = [...html.matchAll(/<li><a href="#(\w+)">/g)].map(([, field]) => field);
  expect(listed).toEqual(['name', 'company', 'quantity', 'message', 'consent']);
});
