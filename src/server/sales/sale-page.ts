import 'server-only'
import { cookies } from 'next/headers'
import { type RejectedForm, readRejectedForm } from '@/src/server/forms/rejected-form'
import { formatPhone } from '@/src/domain/phone'
import type { Shopper } from '@/src/domain/accounts/shopper'

export type SaleQuery = Readonly<Record<string, string | string[] | undefined>>

/** Returns a query parameter, shortened; empty if it is absent. */
export const readQueryText = (query: SaleQuery, name: string): string => {
  const value = query[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).slice(0, 200)
}

/** Returns the rejected form for a page whose address has `problem=1`; else null. */
export const readRejectedFormOnPage = async (query: SaleQuery): Promise<RejectedForm | null> => {
  if (readQueryText(query, 'problem') !== '1') return null
  const jar = await cookies()
  return readRejectedForm((name) => jar.get(name)?.value)
}

/** The known contact details of the signed-in shopper, for a form that asks for them. */
export const toPayerValues = (shopper: Shopper | null): Readonly<Record<string, string>> => ({
  name: shopper?.name ?? '',
  phone: formatPhone(shopper?.phone ?? ''),
  email: shopper?.email ?? '',
})

/** Returns a form's state: the rejected values with their errors, else the known values. */
export const loadFormState = async (query: SaleQuery, knownValues: Readonly<Record<string, string>>) => {
  const rejectedForm = await readRejectedFormOnPage(query)
  return rejectedForm
    ? { values: rejectedForm.values, errors: rejectedForm.errors, message: rejectedForm.message }
    : { values: knownValues, errors: {}, message: undefined }
}
