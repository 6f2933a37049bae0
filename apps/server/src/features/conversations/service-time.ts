import type { ServiceHours } from '@uid/contract/content';
import type { ServiceTime } from '@uid/contract/conversations';

import { day, hour, minute } from '../../job.ts';
import { shopClock, shopDay } from '../../shop-clock.ts';

/** Maximum number of days to search. No holiday is that long, and the search must end even if nobody ever works. */
const maxDays = 400;

/** Tells whether staff are there now and until when, and by when a message sent now is answered. */
export function serviceTimeAt(now: number, hours: ServiceHours): ServiceTime | undefined {
  const { answerHours } = hours;
  const next = findInterval(now, hours);
  const answeredBy = workingTimeAfter(now, answerHours * hour, hours);
  if (!next || answeredBy === undefined) return undefined;
  const isOpen = next.from <= now;
  return { isOpen, until: isOpen ? next.to : next.from, answerHours, answeredBy };
}

/** Returns the moment at which this much working time has passed since `since`; undefined if nobody ever works. */
export function workingTimeAfter(
  since: number,
  time: number,
  hours: ServiceHours,
): number | undefined {
  let left = time;
  let at = since;
  for (let count = 0; count < maxDays; count += 1) {
    const interval = findInterval(at, hours);
    if (!interval) return undefined;
    const from = Math.max(at, interval.from);
    if (interval.to - from >= left) return from + left;
    left -= interval.to - from;
    at = interval.to;
  }
  return undefined;
}

/** Finds the working hours that contain `at`, or else the next ones. */
function findInterval(at: number, hours: ServiceHours) {
  const length = minutesOf(hours.to) - minutesOf(hours.from);
  if (length <= 0) return undefined;
  let today = Math.floor((at + shopClock) / day);
  for (let count = 0; count < maxDays; count += 1, today += 1) {
    const from = today * day - shopClock + minutesOf(hours.from) * minute;
    const to = from + length * minute;
    if (to > at && isWorkingDay(today, hours)) return { from, to };
  }
  return undefined;
}

function isWorkingDay(number: number, { closedOn, openOn }: ServiceHours): boolean {
  const text = shopDay(number * day - shopClock);
  if (openOn.includes(text)) return true;
  // 1 January 1970 was a Thursday.
  const sinceSunday = (number + 4) % 7;
  return sinceSunday !== 0 && sinceSunday !== 6 && !closedOn.includes(text);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
