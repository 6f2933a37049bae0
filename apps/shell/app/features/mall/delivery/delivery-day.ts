const dayLength = 24 * 60 * 60 * 1000;
const warehouseZone = 'Asia/Shanghai';

/** The working day, Monday to Friday, that lies `leadDays` working days after now at the warehouse. */
export function deliveryDay(now: number, leadDays: number): Date {
  const day = new Date(startOfDay(now));
  for (let left = leadDays; left > 0 || isWeekend(day);) {
    day.setTime(day.getTime() + dayLength);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** Midnight UTC of the calendar day it is at the warehouse: days can then be counted without zones. */
function startOfDay(now: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: warehouseZone }).format(now);
  return Date.parse(`${parts}T00:00:00Z`);
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}
