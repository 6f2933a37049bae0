import type { listAddresses } from '@uid/contract/addresses';
import type { listInvoiceTitles } from '@uid/contract/invoice-titles';
import { splitLanguage } from '@uid/contract/paths';

import { browserStorage, request } from '../app/request/shell-request.ts';

/**
 * Fills in what the account of a logged-in visitor knows, so that the visitor need not type it again. The page is
 * cached for everybody, so the form is filled in by the browser, once the visitor comes to it, and not if it came back
 * with errors.
 */
const form = document.querySelector<HTMLFormElement>('form#enquiry:not(:has([role=alert]))');
const { language } = splitLanguage(location.pathname);
const quietly = { skipErrorHandler: true };

function fill(known: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(known)) {
    const field = form?.elements.namedItem(name);
    // Text that the visitor has typed meanwhile stays.
    if (field instanceof HTMLInputElement && field.value === '') field.value = value ?? '';
  }
}

function ask(): void {
  const { displayName: name, email } = browserStorage().get('user') ?? {};
  fill({ name, email });
  request<typeof listAddresses>(
    { method: 'GET', path: '/api/addresses', access: 'session' },
    { language },
    quietly,
  ).then(
    ({ addresses: [first] }) => fill({ name: first?.recipient, phone: first?.phone }),
    () => undefined,
  );
  request<typeof listInvoiceTitles>(
    { method: 'GET', path: '/api/invoice-titles', access: 'session' },
    { language },
    quietly,
  ).then(
    ({ titles }) =>
      fill({ company: titles.find(({ invoice }) => invoice.kind !== 'personal')?.invoice.title }),
    () => undefined,
  );
}

const nearing = new IntersectionObserver((entries) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  nearing.disconnect();
  ask();
});
if (form) nearing.observe(form);
