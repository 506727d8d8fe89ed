import type { Pool } from 'pg'

type Db = Pick<Pool, 'query'>

export type DraftMapping = { readonly name: string; readonly mapping: unknown; readonly columns: readonly string[] }

/** Lists the mappings of a dealer's finished imports: those of the feed first, then newest first. */
export const listDraftMappings = async (
  db: Db,
  { feedId, tenantId }: { readonly feedId: string; readonly tenantId: string },
): Promise<readonly DraftMapping[]> => {
  const { rows } = await db.query<DraftMapping>(
    `SELECT d.name, d.mapping, ARRAY(SELECT jsonb_path_query(d.contents, '$.columns[*].name') #>> '{}') AS columns
       FROM stock_import_drafts d JOIN stock_feeds f ON f.id = d.feed_id
      WHERE f.tenant_id = $2 AND d.state = 'done'
      ORDER BY d.feed_id = $1 DESC, d.updated_at DESC LIMIT 10`,
    [feedId, tenantId],
  )
  return rows
}
