import type { IncomingMessage, ServerResponse } from 'node:http'
import { consumeRateLimits } from '@/src/services/limits/count-attempts'
import type { WebServices } from './web-services'
import { sendText } from './responses'
import { findSender, decodeUrl } from './read-request'

/**
 * Endpoints that take a password, in every spelling that Payload reads. Sign-in counts the tries for one account; this
 * limit is for senders that try many accounts.
 */
const PASSWORD_PATHS =
  /^\/api\/users\/(?:login|forgot-password|password-link\/look|reset-password|unlock|first-register|invitation\/accept)(?:[/?]|$)/i

/** Answers 429 and returns true if this sender has tried too often. */
export const rateLimitSignIn = async (
  webServer: WebServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  if (request.method !== 'POST' || !PASSWORD_PATHS.test(decodeUrl(request.url ?? ''))) return false
  const seconds = await consumeRateLimits(webServer.db, [['passwordsBySender', findSender(webServer, request)]])
  if (seconds === 0) return false
  response.setHeader('retry-after', String(seconds))
  sendText(response, 429)
  return true
}
