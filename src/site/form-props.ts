import { randomUUID } from 'node:crypto'
import { buildPrivacyNotice } from '@/src/domain/legal/privacy-notice'
import { consentText } from '@/src/domain/leads/consent'
import type { Site } from '@/src/domain/tenancy/site'
import type { LeadFormProps } from '@/src/features/enquiry/lead-parts'
import type { RejectedForm } from '@/src/server/forms/rejected-form'

export type Query = Readonly<Record<string, string | string[] | undefined>>

/** One parameter of a URL, at most 200 characters; the first if there are several. */
export const queryValue = (query: Query, name: string): string => {
  const value = query[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).slice(0, 200)
}

/**
 * The end of a plain form: opt-in box in its previous state, privacy notice and terms. `action` completes “uses what
 * you type here to”; `others` names who else receives the data.
 */
export const formEndProps = (
  site: Site,
  formState: RejectedForm | null,
  { action, others }: { readonly action: string; readonly others?: string },
): Pick<LeadFormProps, 'optIn' | 'privacy' | 'terms'> => {
  const { opt_in: mode, terms_note: terms } = site.switches.forms
  const ticked = formState ? formState.opt_in === true : mode === 'ticked'
  return {
    optIn: mode === 'hidden' ? null : { wording: consentText(site.name), ticked },
    privacy: buildPrivacyNotice(site, action, { news: mode !== 'hidden', ...(others && { others }) }),
    terms,
  }
}

/** Hidden fields: the parameters of the page's URL, such as a campaign's, and the form's idempotency key. */
export const hiddenFormFields = (query: Query): Readonly<Record<string, string>> => {
  const names = Object.keys(query).filter((name) => name !== 'problem')
  const linked_query_params = Object.fromEntries(
    names.slice(0, 20).map((name) => [name.slice(0, 60), queryValue(query, name)]),
  )
  return {
    key: randomUUID(),
    ...(names.length > 0 ? { lead_attributes: JSON.stringify({ linked_query_params }) } : {}),
  }
}
