import type { Pool } from 'pg'
import { wordsOf } from '@/src/domain/tenancy/find-names'

export type TenantName = { readonly id: string; readonly name: string }

export type FoundNames = { readonly names: readonly TenantName[]; readonly total: number }

type Asked = {
  /** Text that was typed; empty to find all. */
  readonly typed: string
  /** Ids to search among; null for all tenants. */
  readonly among: readonly string[] | null
  readonly most: number
}

/** Normalises like `findNames` in `src/domain/tenancy`: without accents, case and typographic quotes. */
const plain = String.raw`lower(translate(regexp_replace(normalize(name, NFD), U&'[\0300-\036F]', '', 'g'), '‘’', ''''''))`

/**
 * Finds tenants whose names contain every typed word: first those that begin with the text, then by name; and the total
 * number of matches (TEN-01). The caller decides which tenants a user may see.
 */
export const tenantNames = async (db: Pick<Pool, 'query'>, { typed, among, most }: Asked): Promise<FoundNames> => {
  const words = wordsOf(typed)
  const { rows } = await db.query<TenantName & { total: number }>(
    `SELECT id, name, count(*) OVER ()::int AS total FROM (SELECT id, name, ${plain} AS plain FROM tenants
       WHERE $1::uuid[] IS NULL OR id = ANY ($1::uuid[])) t
     WHERE NOT EXISTS (SELECT 1 FROM unnest($2::text[]) w WHERE strpos(t.plain, w) = 0)
     ORDER BY starts_with(t.plain, $3) DESC, name, id LIMIT $4`,
    [among, words, words.join(' '), most],
  )
  return { names: rows.map(({ id, name }) => ({ id, name })), total: rows[0]?.total ?? 0 }
}
