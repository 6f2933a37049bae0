import type { deliveryKinds } from './kinds.ts';

const hour = 60 * 60_000;
const dayLength = 24 * hour;
/**
 * Calendar days from the warehouse to the door: the longest time that SF Express, JD Express and EMS state for most
 * cities. They also deliver at weekends.
 */
const transitDays = 3;
/** UTC+8 all year: China has no daylight saving time. */
const warehouseOffset = 8 * hour;

/** The current calendar day at the warehouse, `2026-11-09`. */
export function warehouseDay(now: number): string {
  return textOf(dayNumber(now));
}

/** The working day, Monday to Friday, that lies `leadDays` working days after now at the warehouse. */
export function dispatchDay(now: number, leadDays: number): string {
  let day = dayNumber(now);
  for (let left = leadDays; left > 0 || isWeekend(day);) {
    day += 1;
    if (!isWeekend(day)) left -= 1;
  }
  return textOf(day);
}

interface Promised {
  delivery: (typeof deliveryKinds)[number];
  leadDays: number;
}

/** The day by which goods leave or a licence is issued; undefined for a licence that is issued right after payment. */
export function readyDay({ delivery, leadDays }: Promised, now: number): string | undefined {
  return delivery === 'licence' && leadDays === 0 ? undefined : dispatchDay(now, leadDays);
}

/** The day on which goods that leave on `leavesOn`, `2026-11-09`, arrive. */
export function arrivalDay(leavesOn: string): string {
  return textOf(Date.parse(leavesOn) / dayLength + transitDays);
}

/** Days since 1 January 1970, a Thursday. */
function dayNumber(now: number): number {
  return Math.floor((now + warehouseOffset) / dayLength);
}

function isWeekend(day: number): boolean {
  const sinceSunday = (day + 4) % 7;
  return sinceSunday === 0 || sinceSunday === 6;
}

function textOf(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}
