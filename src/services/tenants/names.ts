import type { Pool } from 'pg'
import { wordsOf } from '@/src/domain/tenancy/find-names'

export type TenantName = { readonly id: string; readonly name: string }

export type FoundNames = { readonly names: readonly TenantName[]; readonly total: number }

type Asked = {
  /** What somebody typed of a name; nothing for all. */
  readonly typed: string
  /** Tenants that are looked among; null for all there are. */
  readonly among: readonly string[] | null
  readonly most: number
}

/** As `findNames` of `src/domain/tenancy` compares: without accents, case and typographic quotes. */
const plain = String.raw`lower(translate(regexp_replace(normalize(name, NFD), U&'[\0300-\036F]', '', 'g'), '‘’', ''''''))`

/**
 * Names of tenants that hold every typed word, those that begin with what was typed first, else in their order; and how
 * many there are beyond the `most` that are given (TEN-01). Who may see which is for the caller to say.
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
