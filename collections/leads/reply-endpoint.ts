import type { PayloadRequest } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { readReplyText } from '@/src/domain/leads/reply'
import { isUuid } from '@/src/domain/uuid'
import { leadHandlers } from '@/src/cms/access/roles'
import { errorResponse, forRoles, hasRole, jsonResponse, readJsonObject, retryLaterResponse } from '@/src/cms/endpoints'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { sendReply } from '@/src/services/leads/send-reply'
import { consumeRateLimits } from '@/src/services/limits/count-attempts'

const NOT_FOUND = 'We couldn’t find this lead. Reload the page and try again.'

const findLead = async (req: PayloadRequest) => {
  const id = String(req.routeParams?.['id'])
  if (!isUuid(id)) return null
  const query = { collection: 'leads', id, depth: 0, disableErrors: true } as const
  return req.payload.findByID({ ...query, overrideAccess: false, user: req.user, req })
}

/** The member of staff as the lead shows them, and where an answer goes if the dealer has no address. */
const authorOf = (req: PayloadRequest): { readonly id: string; readonly name: string; readonly email: string } => {
  const { id, name, email = '' } = req.user as { readonly id: string; readonly name?: string; readonly email?: string }
  return { id, name: name || email, email }
}

/**
 * `POST /api/leads/:id/reply`: emails an answer to the person of a lead, for staff who answer leads at that dealer
 * (ADM-04). `key` makes a repeated request send nothing. 404 for any other lead, 422 with the message at the field.
 */
export const replyEndpoint = forRoles(leadHandlers, {
  path: '/:id/reply',
  method: 'post',
  handler: async (req) => {
    const lead = await findLead(req)
    const tenant = idOf(lead?.tenant) ?? ''
    if (lead === null || !(await hasRole(req, leadHandlers, tenant))) return errorResponse(404, NOT_FOUND)
    const { text: typedText, key } = await readJsonObject(req)
    const read = readReplyText(typedText)
    if ('message' in read) return errorResponse(422, read.message, 'text')
    if (!isUuid(String(key))) return errorResponse(422, 'Reload the page and try again.', 'text')
    const author = authorOf(req)
    const pool = getPool(req.payload)
    const wait = await consumeRateLimits(pool, [
      ['repliesByAccount', author.id],
      ['repliesByEmail', lead.email ?? lead.id],
    ])
    if (wait > 0) return retryLaterResponse(429, 'That’s too many answers at once. Try again later.', wait)
    const by = { name: author.name, email: author.email }
    const result = await sendReply(pool, {
      lead: lead.id,
      tenant,
      text: read.text,
      key: String(key),
      by,
      now: new Date(),
    })
    if (result === 'no address') return errorResponse(422, 'This lead has no email address.', 'text')
    return jsonResponse(201, { text: read.text, by: by.name })
  },
})
