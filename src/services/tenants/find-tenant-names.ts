import type { Pool } from 'pg'
import { splitWords } from '@/src/domain/tenancy/find-names'

export type TenantName = { readonly id: string; readonly name: string }

export type TenantNameResults = { readonly names: readonly TenantName[]; readonly total: number }

type TenantNameQuery = {
  /** Text that was typed; empty to find all. */
  readonly typedText: string
  /** Ids to search among; null for all tenants. */
  readonly among: readonly string[] | null
  readonly limit: number
}

/** Normalizes like `findNames` in `src/domain/tenancy`: without accents, case and typographic quotes. */
const normalizedNameSql = String.raw`lower(translate(regexp_replace(normalize(name, NFD), U&'[\0300-\036F]', '', 'g'), '‘’', ''''''))`

/**
 * Finds tenants whose names contain every typed word: first those that begin with the text, then by name; and the total
 * number of matches (TEN-01). The caller decides which tenants a user may see.
 */
export const findTenantNames = async (
  db: Pick<Pool, 'query'>,
  { typedText, among, limit }: TenantNameQuery,
): Promise<TenantNameResults> => {
  const words = splitWords(typedText)
  const { rows } = await db.query<TenantName & { total: number }>(
    `SELECT id, name, count(*) OVER ()::int AS total FROM (SELECT id, name, ${normalizedNameSql} AS plain FROM tenants
       WHERE $1::uuid[] IS NULL OR id = ANY ($1::uuid[])) t
     WHERE NOT EXISTS (SELECT 1 FROM unnest($2::text[]) w WHERE strpos(t.plain, w) = 0)
     ORDER BY starts_with(t.plain, $3) DESC, name, id LIMIT $4`,
    [among, words, words.join(' '), limit],
  )
  return { names: rows.map(({ id, name }) => ({ id, name })), total: rows[0]?.total ?? 0 }
}
