import { workOnDue } from '../../../work-on-due.ts';
import type { CarrierReport, TrackingEvent } from '../carriers/carrier.ts';
import type { Shipping } from '../shipping.ts';
import { applyTrackingEvents } from './apply-tracking-events.ts';
import { listUnapplied, markApplied } from './repository.ts';

const batch = 50;

interface StoredReport {
  id: string;
  /** JSON. */
  report: string;
}

interface DueReport extends StoredReport {
  receivedAt: number;
}

/** Applies reports that were only stored, because the server crashed or the database was unavailable. */
export async function applyReports(shipping: Shipping): Promise<void> {
  const { handle } = shipping.context.database;
  await workOnDue<DueReport>({
    list: (after) => listUnapplied(handle, { after, limit: batch }),
    work: (report) => applyReport(shipping, report),
    onFailure: (cause, { id }) => shipping.onFailure(cause, { reportId: id }),
  });
}

/** Uses one transaction, so that the report is in the books if and only if it is marked as applied. */
export async function applyReport(
  { context }: Shipping,
  { id, report }: StoredReport,
): Promise<void> {
  await context.database.transact(async (handle) => {
    if (!(await markApplied(handle, id, context.now()))) return;
    const { reference, event } = readStored(report);
    await applyTrackingEvents(handle, { reference, events: [event] }, context);
  });
}

/** Stored reports of older versions call the event `news`. */
function readStored(report: string): CarrierReport {
  const { news, ...stored } = JSON.parse(report) as CarrierReport & { news?: TrackingEvent };
  return news ? { ...stored, event: news } : stored;
}
