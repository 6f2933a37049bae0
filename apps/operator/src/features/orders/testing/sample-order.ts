import type { StaffOrder } from '@uid/contract/staff-orders';

export const sampleNo = '260105WBWAW74151DQD3';

export const sampleAddress = {
  recipient: '王小明',
  phone: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  street: '科技园路 1 号',
};
/** An order that nobody has paid yet. */
export const sampleOrder: StaffOrder = {
  no: sampleNo,
  state: 'unpaid',
  placedAt: 1,
  totalFen: 12_000,
  lines: [],
  totals: {
    goodsFen: 12_000,
    deliveryFen: 0,
    discountFen: 0,
    taxFen: 0,
    totalFen: 12_000,
    includedTaxFen: 0,
  },
  invoice: { kind: 'none' },
  now: 1,
  revision: 7,
  address: sampleAddress,
  customer: { id: 'c', email: 'buyer@example.com' },
  customerLanguage: 'zh',
  events: [{ at: 1, state: 'unpaid', by: 'customer', reason: 'Order placed' }],
  payments: [],
  shipments: [],
  refunds: [],
  staffNotes: [],
  canCancel: true,
  canAskRefund: false,
  canCorrectAddress: true,
  fapiao: [],
  canAttachFapiao: false,
};
