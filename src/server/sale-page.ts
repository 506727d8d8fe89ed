import 'server-only'
import { cookies } from 'next/headers'
import { type KeptForm, keptForm } from './kept-form'
import type { Shopper } from './shopper-session'

export type SaleQuery = Readonly<Record<string, string | string[] | undefined>>

/** Returns a query parameter, shortened; empty if it is absent. */
export const asked = (query: SaleQuery, name: string): string => {
  const value = query[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).slice(0, 200)
}

/** Returns the rejected form for a page whose address has `problem=1`; else null. */
export const keptOnPage = async (query: SaleQuery): Promise<KeptForm | null> => {
  if (asked(query, 'problem') !== '1') return null
  const jar = await cookies()
  return keptForm((name) => jar.get(name)?.value)
}

/** The known contact details of the signed-in shopper, for a form that asks for them. */
export const payerOf = (shopper: Shopper | null): Readonly<Record<string, string>> => ({
  name: shopper?.name ?? '',
  phone: shopper?.phone ?? '',
  email: shopper?.email ?? '',
})

/** Returns a form's state: the rejected values with their errors, else the known values. */
export const formState = async (query: SaleQuery, known: Readonly<Record<string, string>>) => {
  const kept = await keptOnPage(query)
  return kept
    ? { values: kept.values, errors: kept.errors, message: kept.message }
    : { values: known, errors: {}, message: undefined }
}
