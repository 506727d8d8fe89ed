import type { NewTenant, NewTenantProblem } from '@/src/domain/tenancy/new-tenant'
import type { SetUpLeftover } from '@/src/domain/tenancy/set-up-leftovers'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { SentInvitation } from '../staff/invitations/use-invite'

/** A dealer that was created. The server returns the invitation's link only this once. */
export type NewDealer = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly site: string
  /** True if all links of the site were checked and each leads to a page. */
  readonly linksWork: boolean
  /** The missing parts of the dealer, with the place of each in the panel. */
  readonly left: readonly SetUpLeftover[]
  /** The invitation of the first member of staff; null if the form had no address. */
  readonly invitation: SentInvitation | null
}

export type SetUpResult =
  | { readonly made: NewDealer }
  | { readonly problems: readonly NewTenantProblem[] }
  /** A failure that belongs to no field: no connection, no permission or a server error. */
  | { readonly failure: string }

/** Sends the form and its logo. Never rejects: a network failure is a result too. */
export const requestSetUp = async (form: NewTenant, logo: File | undefined): Promise<SetUpResult> => {
  const body = new FormData()
  body.set('form', JSON.stringify(form))
  if (logo) body.set('logo', logo)
  const result = await requestPanel<NewDealer>('tenants/set-up', { body })
  if (result.ok) return { made: result.body }
  if (result.status === 422) return result.body as { readonly problems: readonly NewTenantProblem[] }
  return { failure: result.message }
}
