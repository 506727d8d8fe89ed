import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { readTerm, type TermContext, termFields } from '@/src/domain/panel/vehicle-terms'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { listOwnModels } from '@/src/services/stock/own-terms'

type Values = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * Spells the terms by which shoppers filter as feeds' terms are spelled, from the form and from REST alike: “auto” becomes
 * “Automatic” (STF-02). Only values that change are read, so that saving a price leaves the rest as it was.
 */
export const spellTerms: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const values = data as Values
  const before = (originalDoc ?? {}) as Values
  const make = readTerm('make', textOf(values['make'] ?? before['make']) ?? '', { own: [] })
  const hasNewModel = textOf(values['model']) !== undefined && values['model'] !== before['model']
  const tenant = idOf(values['tenant'] ?? before['tenant'])
  const own =
    hasNewModel && make !== undefined && tenant !== undefined
      ? await listOwnModels(getPool(req.payload), tenant, make)
      : []
  const context: TermContext = { make, own }
  const changed = termFields.flatMap((name) => {
    const text = textOf(values[name])
    return text === undefined || text === before[name] ? [] : [[name, readTerm(name, text, context) ?? null] as const]
  })
  return { ...data, ...Object.fromEntries(changed) }
}
