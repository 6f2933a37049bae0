import { listRefunds, requestRefund } from '@uid/contract/refunds';
import { confirmReceipt } from '@uid/contract/shipments';

import type { Config } from '../../apps/server/src/config.ts';
import type { Database } from '../../apps/server/src/database/database.ts';
import { hashPassword } from '../../apps/server/src/features/identity/passwords/password-hash.ts';
import { day, hour, minute } from '../../apps/server/src/job.ts';
import { createNewId } from '../../apps/server/src/new-id.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { buy, payByTransfer } from './buy.ts';
import type { Way } from './buy.ts';
import { changePrices, fillShelves, planPriceChange } from './keep-shelves.ts';
import { enquire } from './enquire.ts';
import { leaveWork } from './leave-work.ts';
import { endSessions, hireStaff, keepSessions, registerCustomers } from './people.ts';
import type { Customer, SignIn, Staff } from './people.ts';
import { quote } from './quote.ts';
import { writeStatement } from './statement.ts';
import { reportParcels, workThrough } from './work.ts';
import type { Desk } from './work.ts';
import { openWorld } from './world.ts';
import type { World } from './world.ts';

export interface Filling {
  config: Config;
  /** A migrated database without rows. */
  database: Database;
  /** The password of all staff and customers. */
  password: string;
  endsAt: number;
  days: number;
}

export interface Filled {
  staff: SignIn[];
  /** A bank's file with the transfers that staff have not recorded yet. */
  statement: string;
}

/** The rounds of jobs that run each day. The round of upkeep runs once at the end. */
const ownRounds = ['money', 'fulfilment', 'messages', 'texts'] as const;
/** Nine o'clock in the morning in UTC+8, where the shop is. */
const opening = hour;
const customerCount = 48;
/** Days at the end for which the staff has not worked, so that there is work to do in the console. */
const restDays = 2;

/**
 * Simulates so many days of a shop with customers and staff, who use the endpoints that browsers use. Money,
 * stock, histories, mails and the audit log are therefore those of a real shop.
 */
export async function fillShop(filling: Filling): Promise<Filled> {
  const { config, database, endsAt, days } = filling;
  const startsAt = startOfDay(endsAt) - days * day;
  // Ids are made with the simulated time, because lists are sorted by id.
  await seed({ database, now: () => startsAt, newId: createNewId(() => startsAt) });
  const world = await openWorld(config, database, startsAt);
  const passwordHash = await hashPassword(filling.password);
  const staff = await hireStaff(world, passwordHash);
  const customers = await registerCustomers(world, customerCount, passwordHash);
  await keepSessions(world, endsAt + day);
  const shop: Shop = {
    world,
    staff,
    customers,
    desk: { parcels: [], transfers: [], sentParcels: 0, issuedFapiao: 0 },
    bought: [],
  };
  for (let number = 0; number < days; number += 1) {
    world.clock.now = startsAt + number * day + opening;
    await live(shop, number, days - number);
  }
  world.clock.now = Math.max(world.clock.now, endsAt - 2 * hour);
  await leaveWork(world, shop);
  await planPriceChange(world, staff);
  await world.runJobs(['upkeep']);
  await endSessions(world);
  await world.app.close();
  return {
    staff: Object.values(staff).map(({ email, role, secret }) => ({ email, role, secret })),
    statement: writeStatement(shop.desk.transfers, endsAt),
  };
}

interface Shop {
  world: World;
  staff: Staff;
  customers: Customer[];
  desk: Desk;
  bought: Purchase[];
}

interface Purchase {
  no: string;
  customer: Customer;
  at: number;
}

async function live(shop: Shop, number: number, left: number): Promise<void> {
  const { world, staff, desk } = shop;
  const weekday = number % 7;
  const isWeekend = weekday > 4;
  if (!isWeekend && left > restDays) await workThrough(world, staff, desk);
  if (weekday === 0) await fillShelves(world, staff);
  if (number % 91 === 45) await changePrices(world, staff, Math.floor(number / 91));
  if (number % 30 === 8) await offer(shop);
  await reportParcels(world, staff, desk);
  await lookBack(shop);
  // The orders a day double over the year.
  const orders = Math.round((1 + number / (number + left)) * (isWeekend ? 0.5 : 1));
  for (let order = 0; order < orders; order += 1) {
    world.clock.now += (10 + world.dice.below(120)) * minute;
    await visit(shop);
  }
  await world.runJobs([...ownRounds]);
}

/** Quotes a price to a customer, who then pays by transfer or lets the quote expire. */
async function offer({ world, staff, customers, desk }: Shop): Promise<void> {
  const customer = world.dice.pick(customers);
  const no = await quote(world, staff, customer);
  if (no !== undefined) desk.transfers.push(await payByTransfer(world, customer, no));
}

async function visit({ world, customers, desk, bought }: Shop): Promise<void> {
  const customer = world.dice.pick(customers);
  if (world.dice.happens(0.2)) await enquire(world, customer);
  const way = chooseWay(world);
  const no = await buy(world, customer, way);
  if (no === undefined) return;
  if (way === 'transfer') desk.transfers.push(await payByTransfer(world, customer, no));
  if (way === 'pay' || way === 'transfer') bought.push({ no, customer, at: world.clock.now });
}

function chooseWay({ dice }: World): Way {
  if (dice.happens(0.08)) return 'transfer';
  if (dice.happens(0.04)) return 'cancel';
  return dice.happens(0.05) ? 'leave' : 'pay';
}

/** Acts for customers after delivery: most confirm that they received the parcel, and a few ask for a refund. */
async function lookBack(shop: Shop): Promise<void> {
  const { world, bought } = shop;
  const { dice, call, clock } = world;
  const isDue = ({ at }: Purchase) => at < clock.now - 6 * day;
  for (const { no, customer } of bought.filter(isDue)) {
    const { language, token } = customer;
    if (dice.happens(0.06)) {
      const { refundableFen } = await world.insist(listRefunds, { language, no }, token);
      const reason = dice.pick(['not-needed', 'faulty', 'price']);
      if (refundableFen > 0) await call(requestRefund, { language, no, reason }, token);
    } else if (dice.happens(0.5)) await call(confirmReceipt, { language, no }, token);
  }
  shop.bought = bought.filter((each) => !isDue(each));
}

function startOfDay(at: number): number {
  return at - (at % day);
}
