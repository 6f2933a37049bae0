import { sql } from 'kysely';

import type { Handle } from '../database/database.ts';

/** Writes `count` more articles, cases and questions: each a copy of one that is there. */
export async function addContents(handle: Handle, count: number): Promise<void> {
  await sql`
    with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(count)}),
    models as (
      select kind, body, category, row_number() over (partition by kind order by id) - 1 as place,
        count(*) over (partition by kind) as models
      from contents where kind in ('news', 'case', 'question')
    )
    insert into contents (kind, id, position, "publishedOn", body, category)
    select kind, 'more-' || kind || '-' || i, 1000 + i,
      cast(2000 + i % 25 as text) || '-' || substr(cast(101 + i % 12 as text), 2) || '-10',
      replace(body, '"id":"', '"id":"more-' || kind || '-' || i || '","was":"'), category
    from numbers inner join models on models.place = i % models.models`.execute(handle);
  await sql`
    insert into "caseProducts" (product, position, "caseId")
    select 'sdp', position, id from contents where kind = 'case' and id like 'more-%'`.execute(
    handle,
  );
}
