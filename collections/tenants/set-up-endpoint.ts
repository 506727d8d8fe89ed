import type { Endpoint, PayloadRequest } from 'payload'
import { env } from '@/src/env'
import { parseInvitation } from '@/src/domain/accounts/staff-invitation'
import { staffBodyLimit } from '@/src/domain/net/body-limits'
import { platformSiteAddress } from '@/src/domain/tenancy/host'
import { type NewTenant, type NewTenantProblem, parseNewTenant } from '@/src/domain/tenancy/new-tenant'
import { findDeadLinks } from '@/src/services/content/find-dead-links'
import { setUpTenant } from '@/src/services/tenants/set-up-tenant'
import { listSetUpLeftovers } from '@/src/domain/tenancy/set-up-leftovers'
import { staffOf } from '@/src/cms/access/roles'
import { errorResponse, jsonResponse } from '@/src/cms/endpoints'
import { log } from '@/src/platform/log'
import { inPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { type Author, storeInvitation, toSentAnswer } from '../staff/invitations/store-invitation'
import { readBytes, BodyTooLarge } from '../stock-feeds/read-body'

const bodyLimit = staffBodyLimit('/api/tenants/set-up')

const problemsResponse = (problems: readonly NewTenantProblem[]): Response => jsonResponse(422, { problems })

const parseForm = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Invalid JSON is treated as an empty form, so that each field reports its own problem.
    return null
  }
}

type SetUpForm = { readonly form: unknown; readonly logo?: Uint8Array }

const readForm = async (req: PayloadRequest): Promise<SetUpForm | undefined> => {
  const type = req.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return undefined
  const body = await readBytes(req.body, bodyLimit.bytes)
  const sent = await new Response(Buffer.from(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const [form, logo] = [sent?.get('form'), sent?.get('logo')]
  if (typeof form !== 'string') return undefined
  const file = logo instanceof Blob && logo.size > 0 ? { logo: new Uint8Array(await logo.arrayBuffer()) } : {}
  return { form: parseForm(form), ...file }
}

/**
 * Invites the dealer's first member of staff, an administrator (STF-09). The dealer exists already: if this fails, the
 * result says so, and they can be invited again. Null if the form has no address.
 */
const inviteFirstStaff = async (
  req: PayloadRequest,
  tenant: string,
  form: Pick<NewTenant, 'staff_email' | 'staff_name'>,
  author: Author,
) => {
  if (form.staff_email === '') return null
  const fields = { email: form.staff_email, name: form.staff_name, roles: [{ tenant, role: 'tenant-admin' }] }
  const input = parseInvitation(fields)
  if ('problems' in input) throw new Error(input.problems.map(({ message }) => message).join(' '))
  return toSentAnswer(await inPayloadTransaction(req, () => storeInvitation(req, input.invitation, author)))
}

const setUpDealer = async (req: PayloadRequest, author: Author): Promise<Response> => {
  const sent = await readForm(req)
  if (sent === undefined) return errorResponse(400, 'Send the form as multipart/form-data, with the logo as a file.')
  const form = parseNewTenant(sent.form)
  const logo = sent.logo === undefined ? {} : { logo: sent.logo }
  const platformHosts = ['localhost', new URL(env.PUBLIC_URL).hostname]
  const result = await setUpTenant(req.payload, { form, ...logo, by: author.email, platformHosts })
  if (!result.ok) return problemsResponse(result.problems)
  const site = platformSiteAddress(env.PUBLIC_URL, form.slug)
  const deadLinks = await findDeadLinks(req, result.id, new Date())
  const left = listSetUpLeftovers({ form, hasLogo: sent.logo !== undefined, deadLinks })
  const { id } = result
  const { slug, name } = form
  const invitation = await inviteFirstStaff(req, id, form, author).catch((error: unknown) => {
    log.error(error, `The first member of staff of ${slug} was not invited.`)
    return null
  })
  return jsonResponse(201, { id, slug, name, site, invitation, left, linksWork: deadLinks.length === 0 })
}

/**
 * `POST /api/tenants/set-up`: creates a dealer from one form (TEN-09), sent as multipart with `form` (JSON) and
 * optionally `logo`. 201 with id, address, the invitation of the first member of staff and what is left to do (STF-06); 403 for anyone but the platform; 422 with the problems by
 * field, and nothing stored. A body that is too large is a problem of the logo. A slug that exists is refused, so a
 * repeated request creates only one dealer.
 */
export const setUpEndpoint: Endpoint = {
  path: '/set-up',
  method: 'post',
  handler: async (req) => {
    const staff = staffOf(req)
    if (staff?.platformAdmin !== true) return errorResponse(403, 'Only platform admins can set up dealers.')
    try {
      return await setUpDealer(req, { id: staff.id, email: (req.user as { email?: string } | null)?.email ?? staff.id })
    } catch (error) {
      if (error instanceof BodyTooLarge)
        return problemsResponse([{ field: 'logo', message: 'Logos can be up to 8 MB. Choose a smaller file.' }])
      throw error
    }
  },
}
