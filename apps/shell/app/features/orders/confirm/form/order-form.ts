import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { inPlainDigits, placeOrder } from '@uid/contract/orders';
import type { Address, Checkout, Invoice, InvoiceTitle } from '@uid/contract/orders';
import { validate } from '@uid/contract/validate';
import type { Validation } from '@uid/contract/validate';

/** The contents of the page's fields, as they are typed. */
export interface OrderForm {
  recipient: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  street: string;
  invoiceKind: Invoice['kind'];
  title: string;
  taxNumber: string;
  registeredAddress: string;
  companyPhone: string;
  bank: string;
  account: string;
  note: string;
  hasAgreed: boolean;
}

export const emptyForm: OrderForm = {
  recipient: '',
  phone: '',
  province: '',
  city: '',
  district: '',
  street: '',
  invoiceKind: 'none',
  title: '',
  taxNumber: '',
  registeredAddress: '',
  companyPhone: '',
  bank: '',
  account: '',
  note: '',
  hasAgreed: false,
};

/** The path of each field in the endpoint's input; also the id of its control, so that errors find it. */
export const fieldPaths = {
  recipient: 'address.recipient',
  phone: 'address.phone',
  province: 'address.province',
  city: 'address.city',
  district: 'address.district',
  street: 'address.street',
  invoiceKind: 'invoice.kind',
  title: 'invoice.title',
  taxNumber: 'invoice.taxNumber',
  registeredAddress: 'invoice.address',
  companyPhone: 'invoice.phone',
  bank: 'invoice.bank',
  account: 'invoice.account',
  note: 'note',
  hasAgreed: 'agreement',
} as const satisfies Record<keyof OrderForm, string>;

export const addressNames = [
  'recipient',
  'phone',
  'province',
  'city',
  'district',
  'street',
] as const satisfies (keyof Address)[];

/** Returns the address among other values, as the server stores it. */
export function addressOf(values: Address): Address {
  const { recipient, phone, province, city, district, street } = values;
  const address = { recipient, phone, province, city, district, street };
  for (const name of addressNames) address[name] = address[name].trim();
  address.phone = inPlainDigits(address.phone);
  return address;
}

/** Turns the form into the order to place, or says what is wrong by field path. */
export function readOrder(
  form: OrderForm,
  checkout: Pick<Checkout, 'seen' | 'needsAddress'>,
  { language }: { language: Language },
): Validation<ParsedInputOf<typeof placeOrder>> {
  const input = {
    language,
    seen: checkout.seen,
    ...(checkout.needsAddress && { address: addressOf(form) }),
    invoice: invoiceOf(form),
    ...(form.note.trim() && { note: form.note }),
    // An empty checkbox counts as not given, rather than wrong: it is a field to fill in.
    agreement: form.hasAgreed || undefined,
  };
  return validate(placeOrder.input, input, language);
}

function invoiceOf(form: OrderForm): Invoice {
  const { invoiceKind } = form;
  if (invoiceKind === 'none') return { kind: invoiceKind };
  return titleOf(form, invoiceKind);
}

/** Returns the details that a kind of fapiao needs, as they are typed. */
export function titleOf(form: OrderForm, kind: InvoiceTitle['kind']): InvoiceTitle {
  const { title, taxNumber, bank, account } = form;
  if (kind === 'personal') return { kind, title };
  if (kind === 'company') return { kind, title, taxNumber };
  const { registeredAddress: address, companyPhone: phone } = form;
  return { kind, title, taxNumber, address, phone, bank, account };
}

/** Returns what the form contains when these details are chosen. */
export function formOfTitle(invoice: InvoiceTitle): Partial<OrderForm> {
  if (invoice.kind !== 'special') return pick(invoice);
  const { address: registeredAddress, phone: companyPhone, bank, account } = invoice;
  return { ...pick(invoice), registeredAddress, companyPhone, bank, account };
}

function pick(invoice: InvoiceTitle): Partial<OrderForm> {
  const { title } = invoice;
  return invoice.kind === 'personal' ? { title } : { title, taxNumber: invoice.taxNumber };
}
