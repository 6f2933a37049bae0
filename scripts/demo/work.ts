import { decideApproval, listApprovals } from '@uid/contract/approvals';
import { answerEnquiry, closeEnquiry, listEnquiries } from '@uid/contract/staff-enquiries';
import type { Language } from '@uid/contract/language';
import { decideRefund, listRefundRequests } from '@uid/contract/refunds';
import type { ParcelState } from '@uid/contract/shipments';
import { attachFapiao, listAwaitingFapiao } from '@uid/contract/staff-fapiao';
import { listOrdersToShip, reportParcel, shipOrder } from '@uid/contract/shipments';
import { noteStaffOrder } from '@uid/contract/staff-orders';
import { listTransferRefunds, recordTransfer, recordTransferRefund } from '@uid/contract/transfers';

import { chinaTime } from '../../apps/server/src/china-time.ts';
import { day, minute } from '../../apps/server/src/job.ts';
import type { Transfer } from './buy.ts';
import { drawFapiao } from './draw-fapiao.ts';
import { answerTo } from './enquire.ts';
import type { Staff } from './people.ts';
import type { World } from './world.ts';

const language: Language = 'zh';

interface Parcel {
  id: string;
  sentAt: number;
  /** The number of tracking events that have been reported. */
  reported: number;
}

/** The tracking events of a parcel on the days after it was sent. */
const way: readonly { state: ParcelState; afterDays: number; place: string; text: string }[] = [
  { state: 'in-transit', afterDays: 1, place: '北京转运中心', text: '快件已发往目的地' },
  { state: 'out-for-delivery', afterDays: 2, place: '目的地营业点', text: '正在派送' },
  { state: 'delivered', afterDays: 2, place: '目的地营业点', text: '已签收' },
];

/** The staff's work that goes on from one day to the next. */
export interface Desk {
  parcels: Parcel[];
  /** Transfers that customers have sent, which are on the bank's next statement. */
  transfers: Transfer[];
  sentParcels: number;
  issuedFapiao: number;
}

/** Does the staff's work of one morning. */
export async function workThrough(world: World, staff: Staff, desk: Desk): Promise<void> {
  await recordTransfers(world, staff, desk);
  await shipOrders(world, staff, desk);
  await decideRefunds(world, staff);
  await payBack(world, staff);
  await approve(world, staff);
  await answerEnquiries(world, staff);
  await issueFapiao(world, staff, desk);
}

async function recordTransfers({ insist, clock }: World, staff: Staff, desk: Desk): Promise<void> {
  const receivedOn = new Date(clock.now).toISOString().slice(0, 10);
  for (const { no, amountFen } of desk.transfers.splice(0)) {
    const transfer = { language, reference: no, amountFen, number: `TR-${no}`, receivedOn };
    await insist(recordTransfer, transfer, staff.finance.token);
  }
}

async function shipOrders(world: World, staff: Staff, desk: Desk): Promise<void> {
  const { insist, clock, dice } = world;
  const { token } = staff.shop;
  const { orders } = await insist(listOrdersToShip, { language }, token);
  for (const { no, lines, isAskedBack } of orders) {
    if (isAskedBack || lines.length === 0) continue;
    // Sometimes only the first line is sent, and the rest the next morning in a second parcel.
    const packed = lines.length > 1 && dice.happens(0.3) ? lines.slice(0, 1) : lines;
    desk.sentParcels += 1;
    const trackingNo = `SF10${String(desk.sentParcels).padStart(11, '0')}`;
    const parcel = await insist(
      shipOrder,
      {
        language,
        no,
        carrier: 'sf-express',
        trackingNo,
        lines: packed.map(({ sku, quantity }) => ({ sku, quantity })),
      },
      token,
    );
    if (dice.happens(0.05))
      await insist(noteStaffOrder, { language, no, text: '客户来电：请在工作日送货。' }, token);
    desk.parcels.push({ id: parcel.id, sentAt: clock.now, reported: 0 });
    clock.now += 3 * minute;
  }
}

/** Records the tracking events that the carrier has published by now. */
export async function reportParcels(world: World, staff: Staff, desk: Desk): Promise<void> {
  for (const parcel of desk.parcels) {
    const due = way.filter(({ afterDays }) => world.clock.now >= parcel.sentAt + afterDays * day);
    for (const { afterDays: _, ...news } of due.slice(parcel.reported)) {
      world.clock.now += minute;
      await world.insist(reportParcel, { language, id: parcel.id, ...news }, staff.shop.token);
    }
    parcel.reported = due.length;
  }
  desk.parcels = desk.parcels.filter(({ reported }) => reported < way.length);
}

/** Approves what the first person of finance has just requested. */
async function approve({ insist }: World, { secondFinance: { token } }: Staff): Promise<void> {
  const { approvals } = await insist(listApprovals, { language }, token);
  for (const { id, hash, isForMe } of approvals)
    if (isForMe) await insist(decideApproval, { language, id, hash, isApproved: true }, token);
}

async function decideRefunds({ insist, dice, clock }: World, staff: Staff): Promise<void> {
  const { token } = staff.finance;
  const { requests } = await insist(listRefundRequests, { language }, token);
  for (const { id, requestedAt } of requests) {
    if (requestedAt > clock.now - day) continue;
    const isApproved = dice.happens(0.8);
    const answer = isApproved ? '同意退款，款项原路退回。' : '商品已投入使用，不符合退货条件。';
    await insist(decideRefund, { language, id, isApproved, restock: isApproved, answer }, token);
  }
}

/** Records refunds of bank transfers, which staff pay back by hand. */
async function payBack({ insist, clock }: World, { finance: { token } }: Staff): Promise<void> {
  const paidOn = chinaTime(clock.now).slice(0, 10);
  const { refunds } = await insist(listTransferRefunds, { language }, token);
  for (const { id, no, requestedAt, waitsFor } of refunds) {
    if (waitsFor !== undefined || requestedAt > clock.now - day) continue;
    await insist(recordTransferRefund, { language, id, number: `TB-${no}`, paidOn }, token);
  }
}

async function answerEnquiries({ insist, dice, clock }: World, staff: Staff): Promise<void> {
  const { token } = staff.support;
  const { enquiries } = await insist(listEnquiries, { language, state: 'open' }, token);
  for (const enquiry of enquiries) {
    if (enquiry.createdAt > clock.now - day / 2) continue;
    const { no, revision: read } = enquiry;
    const text = answerTo(enquiry);
    const answered = { language, no, text, revision: read };
    const { revision } = await insist(answerEnquiry, answered, token);
    if (dice.happens(0.7)) await insist(closeEnquiry, { language, no, revision }, token);
  }
}

/** Records the fapiao that the tax system has issued by now. */
async function issueFapiao(
  { insist, clock }: World,
  { finance: { token } }: Staff,
  desk: Desk,
): Promise<void> {
  const { orders } = await insist(listAwaitingFapiao, { language }, token);
  for (const { no, placedAt } of orders.filter((each) => each.placedAt < clock.now - 3 * day)) {
    desk.issuedFapiao += 1;
    const year = new Date(placedAt).getFullYear() % 100;
    const number = `${year}11${String(desk.issuedFapiao).padStart(16, '0')}`;
    const file = await drawFapiao(number, clock.now);
    await insist(attachFapiao, { language, no, number }, token, file);
  }
}
