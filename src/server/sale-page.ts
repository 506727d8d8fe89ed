import 'server-only'
import { cookies } from 'next/headers'
import { type KeptForm, keptForm } from './kept-form'
import type { Shopper } from './shopper-session'

export type SaleQuery = Readonly<Record<string, string | string[] | undefined>>

/** What a page's address says under a name; empty for nothing. */
export const asked = (query: SaleQuery, name: string): string => {
  const value = query[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).slice(0, 200)
}

/** What was typed into a form that could not be taken, on the page that says so; else null. */
export const keptOnPage = async (query: SaleQuery): Promise<KeptForm | null> => {
  if (asked(query, 'problem') !== '1') return null
  const jar = await cookies()
  return keptForm((name) => jar.get(name)?.value)
}

/** What is known of who is signed in, for a form that asks for it. */
export const payerOf = (shopper: Shopper | null): Readonly<Record<string, string>> => ({
  name: shopper?.name ?? '',
  phone: shopper?.phone ?? '',
  email: shopper?.email ?? '',
})

/** A form as its page shows it: what was typed with what is wrong, else what is known. */
export const formState = async (query: SaleQuery, known: Readonly<Record<string, string>>) => {
  const kept = await keptOnPage(query)
  return kept
    ? { values: kept.values, errors: kept.errors, message: kept.message }
    : { values: known, errors: {}, message: undefined }
}
