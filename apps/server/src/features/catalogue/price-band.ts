import { priceBandNames, priceBands } from '@uid/contract/catalogue';
import type { PriceBand } from '@uid/contract/catalogue';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** The bit of `items.priceBands` that is set if a variant on sale is in this band. */
export function bandBit(band: PriceBand): number {
  return 1 << priceBandNames.indexOf(band);
}

/** The bit of the band that contains a price, as an SQL expression. */
export function bandBitOf(priceFen: RawBuilder<unknown>): RawBuilder<number> {
  const cases = priceBandNames.map(
    (band) =>
      sql`when ${priceFen} < ${sql.lit(priceBands[band][1])} then ${sql.lit(bandBit(band))}`,
  );
  return sql<number>`case ${sql.join(cases, sql` `)} end`;
}
