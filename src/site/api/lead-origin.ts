import type { LeadOrigin } from '@/src/domain/leads/submitted-lead'
import type { Site } from '@/src/domain/tenancy/site'
import { senderOf } from './route'

/** Client address, browser and page of the sender. Only the path of the page is taken from the request. */
export const leadOriginOf = (request: Request, site: Site): LeadOrigin => {
  const referer = request.headers.get('referer')
  return {
    sender: senderOf(request),
    user_agent: request.headers.get('user-agent'),
    url: referer !== null && URL.canParse(referer) ? `${site.url}${new URL(referer).pathname}` : null,
  }
}
