import type { ClientBase, Pool } from 'pg'
import { type OwnTerm, termFields } from '@/src/domain/panel/vehicle-terms'
import { omitEmpty } from '@/src/domain/omit-empty'

type Db = Pick<Pool | ClientBase, 'query'>

/** More terms would be of no help in a list that staff search by typing. */
const MAX_TERMS = 5000

const valuesSql = termFields.map((name) => `('${name}', ${name === 'model' ? 'v.make' : 'NULL'}, v.${name})`).join(', ')

/** Lists the terms of a dealer's stock, sold vehicles included, with the number of vehicles of each (STF-02). */
export const listOwnTerms = async (db: Db, tenantId: string): Promise<readonly OwnTerm[]> => {
  const { rows } = await db.query<{ field: OwnTerm['field']; make: string | null; value: string; count: number }>(
    `SELECT t.field, t.make, t.value, count(*)::int AS count
       FROM vehicles v CROSS JOIN LATERAL (VALUES ${valuesSql}) AS t(field, make, value)
      WHERE v.tenant_id = $1 AND t.value <> '' GROUP BY 1, 2, 3 ORDER BY count(*) DESC, t.value LIMIT ${MAX_TERMS}`,
    [tenantId],
  )
  return rows.map(({ make, ...row }) => omitEmpty({ ...row, make: make ?? undefined }))
}

/** Lists the spellings of a make's models, for a vehicle that is saved. */
export const listOwnModels = async (db: Db, tenantId: string, make: string): Promise<readonly OwnTerm[]> => {
  const { rows } = await db.query<{ value: string; count: number }>(
    `SELECT model AS value, count(*)::int AS count FROM vehicles WHERE tenant_id = $1 AND make = $2
      GROUP BY model ORDER BY count(*) DESC LIMIT ${MAX_TERMS}`,
    [tenantId, make],
  )
  return rows.map((row) => ({ ...row, field: 'model', make }))
}

/** A feature that vehicles of a dealer have, with the number of these vehicles. */
export type CommonFeature = { readonly value: string; readonly count: number }

const MAX_FEATURES = 300

const featureColumns = { features: 'features', standardEquipment: 'standard_equipment' } as const
export type FeatureList = keyof typeof featureColumns

export const isFeatureList = (name: string): name is FeatureList => Object.hasOwn(featureColumns, name)

/**
 * Lists the features that the largest number of a dealer's vehicles have; those of vehicles of this make come first
 * (STF-02).
 */
export const listCommonFeatures = async (
  db: Db,
  tenantId: string,
  { list, make }: { readonly list: FeatureList; readonly make: string },
): Promise<readonly CommonFeature[]> => {
  const { rows } = await db.query<CommonFeature>(
    `SELECT f.value, count(*)::int AS count
       FROM vehicles v CROSS JOIN LATERAL jsonb_array_elements_text(
              CASE WHEN jsonb_typeof(v.${featureColumns[list]}) = 'array' THEN v.${featureColumns[list]} ELSE '[]' END) AS f(value)
      WHERE v.tenant_id = $1
      GROUP BY f.value ORDER BY count(*) FILTER (WHERE v.make = $2) DESC, count(*) DESC, f.value LIMIT ${MAX_FEATURES}`,
    [tenantId, make],
  )
  return rows
}
