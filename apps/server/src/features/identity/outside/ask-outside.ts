import { AppError } from '../../../http/app-error.ts';
import { waitAtMost } from '../../../wait-at-most.ts';
import { CancelledOutside } from './outside-provider.ts';

const longest = 5_000;

/**
 * Waits five seconds for another company's response. Any other outcome is reported to the visitor, and is no fault of
 * this server. Throws OUTSIDE_CANCELLED or OUTSIDE_FAILED.
 */
export async function askOutside<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  time = longest,
): Promise<T> {
  const over = new AbortController();
  const asked = ask(over.signal).then(
    (value) => ({ value }),
    (cause: unknown) => ({ cause }),
  );
  const outcome = await waitAtMost(time, asked);
  over.abort();
  if (outcome && 'value' in outcome) return outcome.value;
  if (outcome?.cause instanceof CancelledOutside) throw new AppError('OUTSIDE_CANCELLED');
  const cause = outcome?.cause ?? new Error(`no answer in ${time} ms`);
  throw new AppError('OUTSIDE_FAILED', {}, { cause });
}
