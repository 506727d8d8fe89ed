import type { Pool } from 'pg'
import { readBody } from '../http/body'
import { apiKeyOf } from '../http/caller'
import { errorResponse, jsonResponse } from '../http/handle'
import type { HttpRequest, HttpResponse } from '../http/types'
import { FairQueue, type Requester } from '@/src/platform/fair-queue'
import { limits } from '../limits'
import { toSender } from '@/src/domain/net/sender'
import { RequestError } from '../request-error'
import { verifySearchKey } from '../secured-key'
import { parseEvents } from './events'
import { saveEvents } from './save-events'
import { createRateLimit } from './rate-limit'

const [MINUTE_SECONDS, DAY_SECONDS] = [60, 24 * 3600]

const tooManyError = (): RequestError => new RequestError(429, 'Too Many Requests')

/** Refuses calls and events beyond the limits of a sender or of a tenant. */
const createEventLimits = () => {
  const calls = createRateLimit(MINUTE_SECONDS, limits.eventCallsOfSender)
  const events = createRateLimit(MINUTE_SECONDS, limits.eventsOfSender)
  const daily = createRateLimit(DAY_SECONDS, limits.eventsOfSenderADay)
  const tenantCalls = createRateLimit(MINUTE_SECONDS, limits.eventCallsOfTenant)
  const tenantEvents = createRateLimit(MINUTE_SECONDS, limits.eventsOfTenant)
  return {
    call: ({ tenantId, sender }: Requester, now: number): void => {
      if (sender !== undefined && !calls(sender, 1, now)) throw tooManyError()
      if (!tenantCalls(tenantId, 1, now)) throw tooManyError()
    },
    events: ({ tenantId, sender }: Requester, count: number, now: number): void => {
      if (sender !== undefined && !(events(sender, count, now) && daily(sender, count, now))) throw tooManyError()
      if (!tenantEvents(tenantId, count, now)) throw tooManyError()
    },
  }
}

/**
 * Creates the endpoint for events of a site's shoppers; their tenant is the key's. Requests are stored one at a time,
 * so that they never use up the database connections that pages need.
 */
export const createEventsEndpoint = (db: Pool, searchKeySecret: string) => {
  const eventLimits = createEventLimits()
  const queue = new FairQueue({
    atOnce: 1,
    waiting: limits.waitingEvents,
    waitingOfTenant: limits.waitingEventsOfTenant,
    waitingOfSender: limits.waitingEventsOfSender,
  })
  const handle = async (request: HttpRequest, nowSeconds: number): Promise<HttpResponse> => {
    if (request.method.toUpperCase() !== 'POST') throw new RequestError(405, 'Method not allowed')
    const requester = {
      tenantId: requireTenant(searchKeySecret, request, nowSeconds),
      sender: request.address === undefined ? undefined : toSender(request.address),
    }
    eventLimits.call(requester, nowSeconds)
    const events = parseEvents(readBody(request), nowSeconds * 1000)
    eventLimits.events(requester, events.length, nowSeconds)
    const saved = queue.add(requester, () => saveEvents(db, requester.tenantId, events))
    if (!saved) throw tooManyError()
    await saved
    return jsonResponse(200, '{"status":200,"message":"OK"}')
  }
  return async (request: HttpRequest, nowSeconds: number): Promise<HttpResponse> => {
    try {
      return await handle(request, nowSeconds)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const refused = errorResponse(error)
      if (error.status !== 429) return refused
      return {
        ...refused,
        headers: { ...refused.headers, 'retry-after': String(MINUTE_SECONDS - (nowSeconds % MINUTE_SECONDS)) },
      }
    }
  }
}

const requireTenant = (secret: string, request: HttpRequest, nowSeconds: number): string => {
  const key = apiKeyOf(request, new URLSearchParams(request.query))
  try {
    const { tenantId } = verifySearchKey(secret, key, nowSeconds, request.address)
    if (/^[0-9a-f-]{36}$/i.test(tenantId)) return tenantId
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
  }
  throw new RequestError(401, 'Invalid credentials')
}
