import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { needsSecondPerson } from '../needs-second-person.ts';
import { judgeVariant } from './change-variant.ts';
import { endPrices, enterPrices } from './enter-prices.ts';
import { raiseRevision } from './plan-price.ts';
import { comparedFen, readComparedPrices } from './read-compared-prices.ts';

export interface Step {
  fromQuantity: number;
  priceFen: number;
}

interface WantedSteps {
  sku: string;
  /** The revision that the caller read; undefined if the caller compares by itself. */
  revision?: number;
  steps: readonly Step[];
}

interface JudgedSteps {
  /** The plain price of one piece. */
  priceFen: number;
  before: Step[];
  /** The wanted steps, sorted by quantity. */
  sorted: Step[];
}

interface Changing {
  context: ServerContext;
  accountId: string;
  /** True if a second person has approved. */
  isApproved?: boolean;
}

/**
 * Locks the variant until the transaction ends and reads its steps (rows of `tierPrices`). Throws if the wanted steps
 * are not allowed.
 */
export async function judgeSteps(
  handle: Handle,
  { steps, ...edit }: WantedSteps,
  { context, isApproved = false }: Pick<Changing, 'context' | 'isApproved'>,
): Promise<JudgedSteps> {
  const { config, now } = context;
  const { sku } = edit;
  const { stored } = await judgeVariant(handle, edit, { context });
  const sorted = steps.toSorted((left, right) => left.fromQuantity - right.fromQuantity);
  const prices = [stored, ...sorted];
  const falls = prices.every(({ priceFen }, at) => at === 0 || priceFen < prices[at - 1]!.priceFen);
  if (!falls || new Set(sorted.map(({ fromQuantity }) => fromQuantity)).size < sorted.length)
    throw new AppError('STEP_NOT_LOWER');
  const compared = (await readComparedPrices(handle, [sku], now())).get(sku) ?? [];
  const before = await handle
    .selectFrom('tierPrices')
    .select(['fromQuantity', 'priceFen'])
    .where('sku', '=', sku)
    .orderBy('fromQuantity')
    .execute();
  // Steps that end are judged, too: from then on, that quantity has another price.
  const quantities = new Set([...before, ...sorted].map(({ fromQuantity }) => fromQuantity));
  for (const quantity of config.needsTwoPersons && !isApproved ? quantities : []) {
    const { priceFen } = prices.findLast(
      (each) => !('fromQuantity' in each) || each.fromQuantity <= quantity,
    )!;
    if (needsSecondPerson(priceFen, comparedFen(compared, quantity, now())))
      throw new AppError('NEEDS_SECOND_PERSON');
  }
  return { priceFen: stored.priceFen, before, sorted };
}

/** Replaces the steps of a variant, in the caller's transaction. Returns the steps of before. */
export async function changeSteps(
  handle: Handle,
  wanted: WantedSteps,
  by: Changing,
): Promise<{ priceFen: number; before: Step[]; revision: number }> {
  const { context, accountId } = by;
  const { now } = context;
  const { sku } = wanted;
  const { priceFen: onePiece, before, sorted } = await judgeSteps(handle, wanted, by);
  const oldOf = (quantity: number) => before.find((each) => each.fromQuantity === quantity);
  const isKept = ({ fromQuantity, priceFen }: Step) => oldOf(fromQuantity)?.priceFen === priceFen;
  const gone = before.filter(
    (old) => !sorted.some((each) => each.fromQuantity === old.fromQuantity),
  );
  for (const { fromQuantity } of gone)
    await endPrices(handle, { skus: [sku], fromQuantity, now: now() });
  await handle.deleteFrom('tierPrices').where('sku', '=', sku).execute();
  if (sorted.length > 0)
    await handle
      .insertInto('tierPrices')
      .values(sorted.map(({ fromQuantity, priceFen }) => ({ sku, fromQuantity, priceFen })))
      .execute();
  await enterPrices(
    handle,
    sorted
      .filter((each) => !isKept(each))
      .map(({ fromQuantity, priceFen }) => ({
        sku,
        fromQuantity,
        oldFen: oldOf(fromQuantity)?.priceFen ?? null,
        newFen: priceFen,
      })),
    { ...context, accountId },
  );
  return { priceFen: onePiece, before, revision: await raiseRevision(handle, sku) };
}
