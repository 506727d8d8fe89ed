import { randomUUID } from 'node:crypto'
import { privacyNotice } from '@/src/domain/legal/privacy-notice'
import { leadConsent } from '@/src/domain/leads/read-lead'
import type { Site } from '@/src/domain/tenancy/site'
import type { LeadFormProps } from '@/src/features/enquiry/lead-parts'
import type { KeptForm } from '@/src/server/kept-form'

export type Query = Readonly<Record<string, string | string[] | undefined>>

/** One parameter of a URL, at most 200 characters. */
export const one = (query: Query, name: string): string => {
  const value = query[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).slice(0, 200)
}

/**
 * The end of a plain form: opt-in box in its previous state, privacy notice and terms. `purpose` completes “uses what
 * you type here to”; `others` names who else receives the data.
 */
export const formEnd = (
  site: Site,
  kept: KeptForm | null,
  { purpose, others }: { readonly purpose: string; readonly others?: string },
): Pick<LeadFormProps, 'optIn' | 'privacy' | 'terms'> => {
  const { opt_in: mode, terms_note: terms } = site.switches.forms
  const ticked = kept ? kept.opt_in === true : mode === 'ticked'
  return {
    optIn: mode === 'hidden' ? null : { wording: leadConsent(site.name), ticked },
    privacy: privacyNotice(site, purpose, { news: mode !== 'hidden', ...(others && { others }) }),
    terms,
  }
}

/** Hidden fields: the parameters of the page's URL, such as a campaign's, and the form's idempotency key. */
export const formHidden = (query: Query): Readonly<Record<string, string>> => {
  const given = Object.keys(query).filter((name) => name !== 'problem')
  const linked_query_params = Object.fromEntries(
    given.slice(0, 20).map((name) => [name.slice(0, 60), one(query, name)]),
  )
  return {
    key: randomUUID(),
    ...(given.length > 0 ? { lead_attributes: JSON.stringify({ linked_query_params }) } : {}),
  }
}
