import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { itemTypes } from '@/src/domain/stock/fields/choices'
import { readTerm, type TermContext, termFields } from '@/src/domain/panel/vehicle-terms'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { listOwnModels } from '@/src/services/stock/own-terms'

type Values = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The values on which terms depend. The dealer's spellings are loaded for a new model only. */
const loadContext = async (req: PayloadRequest, values: Values, before: Values): Promise<TermContext> => {
  const merged = { ...before, ...values }
  const itemType = itemTypes.find((type) => type === merged['item_type'])
  const make = readTerm('make', textOf(merged['make']) ?? '', { own: [] })
  const tenant = idOf(merged['tenant'])
  const isSameModel = values['model'] === undefined || values['model'] === before['model']
  if (isSameModel || make === undefined || tenant === undefined) return { make, itemType, own: [] }
  return { make, itemType, own: await listOwnModels(getPool(req.payload), tenant, make) }
}

/**
 * Spells the terms by which shoppers filter as feeds' terms are spelled, from the form and from REST alike: “auto” becomes
 * “Automatic” (STF-02). Only values that change are read, so that saving a price leaves the rest as it was.
 */
export const spellTerms: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const values = data as Values
  const before = (originalDoc ?? {}) as Values
  const context = await loadContext(req, values, before)
  const changed = termFields.flatMap((name) => {
    const text = textOf(values[name])
    return text === undefined || text === before[name] ? [] : [[name, readTerm(name, text, context) ?? null] as const]
  })
  return { ...data, ...Object.fromEntries(changed) }
}
