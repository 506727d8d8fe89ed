import { botChallenge } from '@/src/server/bot-check'
import { siteById } from '@/src/server/site'
import { jsonRoute, notHere } from '../answer'

export const dynamic = 'force-dynamic'

/** `GET /api/bot-check` (LEAD-10): what the browser is to do before it sends a form; 404 where nothing is asked. */
export const GET = jsonRoute(async ({ tenantId }) => {
  const site = await siteById(tenantId)
  const challenge = site && botChallenge(site)
  return challenge ? { body: challenge } : notHere
})
