import { sendMessage } from '@uid/contract/conversations';
import type { Language } from '@uid/contract/language';
import { listOrders } from '@uid/contract/orders';
import { decideRefund, listRefundRequests, requestRefund } from '@uid/contract/refunds';
import { grantRoles } from '@uid/contract/staff';
import { askPriceChange } from '@uid/contract/staff-catalogue';
import { recordTransfer } from '@uid/contract/transfers';

import { chinaTime } from '../../apps/server/src/china-time.ts';
import { createJobRunner } from '../../apps/server/src/features/jobs/create-job-runner.ts';
import { deliverMessages } from '../../apps/server/src/features/messages/deliver-messages.ts';
import { MessageRefused } from '../../apps/server/src/features/messages/message-transport.ts';
import { minute } from '../../apps/server/src/job.ts';
import { order, payByTransfer } from './buy.ts';
import type { Transfer } from './buy.ts';
import { enquireByMail, mistypedAddress } from './enquire.ts';
import { findVariant } from './keep-shelves.ts';
import type { Customer, Staff } from './people.ts';
import type { Desk } from './work.ts';
import type { World } from './world.ts';

interface Shop {
  staff: Staff;
  customers: Customer[];
  desk: Desk;
}

const staffLanguage: Language = 'zh';

/** Adds recent events that staff have not handled, so that every list of the console's overview has a row. */
export async function leaveWork(world: World, { staff, customers, desk }: Shop): Promise<void> {
  const customer = (number: number) => findCustomer(customers, number);
  await buyAndPay(world, customer(1), 'SIM-3FF-10');
  await askMoneyBack(world, customer(2), 'MOD-USB');
  await askMuchBack(world, staff, customer(3));
  desk.transfers.push(await transfer(world, customer(4), 'SIM-3FF-10'));
  desk.transfers.push(await transfer(world, customer(5), 'SIM-M2M-10'));
  await transferTooLittle(world, staff, customer(6));
  await askTransferBack(world, staff, customer(7));
  await enquireByMail(world);
  await writeAboutOrder(world, customer(1), '请问这个订单今天能发出吗？我们周五要用。');
  await writeAboutOrder(world, customer(4), 'We have sent the transfer today. Has it arrived?');
  await askColleagues(world, staff);
  await failToDeliver(world, [mistypedAddress, customer(2).email]);
  await failToSweep(world);
}

function findCustomer(customers: readonly Customer[], number: number): Customer {
  const customer = customers.find((each) => each.number === number);
  if (!customer) throw new Error(`The demo has no customer ${number}.`);
  return customer;
}

async function buyAndPay(world: World, customer: Customer, sku: string): Promise<string> {
  world.clock.now += minute;
  const no = await order(world, customer, { wanted: [{ sku, quantity: 2 }], way: 'pay' });
  if (no === undefined) throw new Error(`The demo has sold out of ${sku}.`);
  return no;
}

async function askMoneyBack(world: World, customer: Customer, sku: string): Promise<string> {
  const { language, token } = customer;
  const no = await buyAndPay(world, customer, sku);
  await world.insist(requestRefund, { language, no, reason: 'not-needed' }, token);
  return no;
}

/** Requests a refund above the limit of one person, so that it waits for the approval of a second person of finance. */
async function askMuchBack(world: World, { secondFinance }: Staff, customer: Customer) {
  const no = await askMoneyBack(world, customer, 'AGV-1000');
  const { token } = secondFinance;
  const { requests } = await world.insist(listRefundRequests, { language: staffLanguage }, token);
  const { id } = requests.find((each) => each.no === no)!;
  const answer = '尚未启用，同意全额退款。';
  await world.insist(
    decideRefund,
    { language: staffLanguage, id, isApproved: true, restock: true, answer },
    token,
  );
}

async function transfer(world: World, customer: Customer, sku: string): Promise<Transfer> {
  world.clock.now += minute;
  const wanted = [{ sku, quantity: 3 }];
  const no = await order(world, customer, { wanted, way: 'transfer' });
  if (no === undefined) throw new Error(`The demo has sold out of ${sku}.`);
  return payByTransfer(world, customer, no);
}

/** Sends a transfer from which a bank has deducted a fee, so that staff have to decide about it. */
async function transferTooLittle(world: World, staff: Staff, customer: Customer): Promise<void> {
  const { no, amountFen } = await transfer(world, customer, 'SIM-3FF-10');
  await record(world, staff, { no, amountFen: amountFen - 1500 });
}

async function askTransferBack(world: World, staff: Staff, customer: Customer): Promise<void> {
  const sent = await transfer(world, customer, 'SIM-M2M-10');
  await record(world, staff, sent);
  const { language, token } = customer;
  await world.insist(requestRefund, { language, no: sent.no, reason: 'not-needed' }, token);
  const { requests } = await world.insist(
    listRefundRequests,
    { language: staffLanguage },
    staff.finance.token,
  );
  const { id } = requests.find(({ no }) => no === sent.no)!;
  await world.insist(
    decideRefund,
    {
      language: staffLanguage,
      id,
      isApproved: true,
      restock: true,
      answer: '同意退款，将转账退回。',
    },
    staff.finance.token,
  );
}

async function record({ insist, clock }: World, { finance }: Staff, { no, amountFen }: Transfer) {
  const receivedOn = chinaTime(clock.now).slice(0, 10);
  const arrived = { reference: no, amountFen, number: `TR-${no}`, receivedOn };
  await insist(recordTransfer, { language: staffLanguage, ...arrived }, finance.token);
}

async function writeAboutOrder(
  { insist, clock }: World,
  { language, token }: Customer,
  text: string,
): Promise<void> {
  clock.now += minute;
  const { orders } = await insist(listOrders, { language }, token);
  await insist(sendMessage, { language, no: orders[0]!.no, text, files: [] }, token);
}

/** Requests changes that need two persons as the second person of each pair, so that they wait for the first. */
async function askColleagues(
  world: World,
  { secondShop, secondAdministrator, support }: Staff,
): Promise<void> {
  const { insist } = world;
  const sku = 'BGW-200';
  const { revision, priceFen } = await findVariant(world, secondShop, sku);
  const lowered = { language: staffLanguage, sku, revision, priceFen: Math.round(priceFen * 0.7) };
  await insist(askPriceChange, lowered, secondShop.token);
  await insist(grantRoles, { email: support.email, roles: ['editor'] }, secondAdministrator.token);
}

/** Adds mails that a customer's mail server has refused for good, because of a wrong address or a full mailbox. */
async function failToDeliver(world: World, addresses: readonly string[]): Promise<void> {
  const { runJobs, context } = world;
  await runJobs(['fulfilment']);
  const transport = {
    accepted: 'captured' as const,
    async send({ recipient }: { recipient: string }) {
      if (addresses.includes(recipient)) throw new MessageRefused('EENVELOPE 550', true);
    },
  };
  await deliverMessages({ ...context, channel: 'mail', transport });
  await runJobs(['messages', 'texts']);
}

/** Lets a job fail once, as after a failed read of the disk. It succeeds when it is run again. */
async function failToSweep({ context, rounds }: World): Promise<void> {
  const job = rounds.upkeep.find(({ name }) => name === 'sweep-media');
  if (!job) throw new Error('The server has no job sweep-media.');
  const run = createJobRunner(context, { onFailure: () => undefined });
  await run([{ ...job, run: () => Promise.reject(new Error('EIO: i/o error, scandir')) }]);
}
