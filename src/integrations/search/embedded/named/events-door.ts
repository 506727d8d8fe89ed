import type { Pool } from 'pg'
import { readBody } from '../http/body'
import { keyOf } from '../http/caller'
import { errorResponse, jsonResponse } from '../http/handle'
import type { HttpRequest, HttpResponse } from '../http/types'
import { FairQueue, type Asker } from '../fair-queue'
import { limits } from '../limits'
import { networkOf } from '../network'
import { RequestError } from '../request-error'
import { readSearchKey } from '../secured-key'
import { readEvents, saveEvents } from './events'
import { createRate } from './rate'

const [minute, day] = [60, 24 * 3600]

const tooMany = (): RequestError => new RequestError(429, 'Too Many Requests')

/** Refuses calls and events beyond the limits of a sender or of a tenant. */
const createAllowance = () => {
  const calls = createRate(minute, limits.eventCallsOfSender)
  const events = createRate(minute, limits.eventsOfSender)
  const daily = createRate(day, limits.eventsOfSenderADay)
  const tenantCalls = createRate(minute, limits.eventCallsOfTenant)
  const tenantEvents = createRate(minute, limits.eventsOfTenant)
  return {
    call: ({ tenantId, address }: Asker, now: number): void => {
      if (address !== undefined && !calls(networkOf(address), 1, now)) throw tooMany()
      if (!tenantCalls(tenantId, 1, now)) throw tooMany()
    },
    events: ({ tenantId, address }: Asker, count: number, now: number): void => {
      const sender = address === undefined ? undefined : networkOf(address)
      if (sender !== undefined && !(events(sender, count, now) && daily(sender, count, now))) throw tooMany()
      if (!tenantEvents(tenantId, count, now)) throw tooMany()
    },
  }
}

/**
 * Creates the endpoint for events of a site's shoppers; their tenant is the key's. Requests are stored one at a time,
 * so that they never use up the database connections that pages need.
 */
export const openEvents = (db: Pool, searchKeySecret: string) => {
  const allowance = createAllowance()
  const queue = new FairQueue({
    atOnce: 1,
    waiting: limits.waitingEvents,
    waitingOfTenant: limits.waitingEventsOfTenant,
    waitingOfSender: limits.waitingEventsOfSender,
  })
  const take = async (request: HttpRequest, nowSeconds: number): Promise<HttpResponse> => {
    if (request.method.toUpperCase() !== 'POST') throw new RequestError(405, 'Method not allowed')
    const asker = { tenantId: eventsTenant(searchKeySecret, request, nowSeconds), address: request.address }
    allowance.call(asker, nowSeconds)
    const events = readEvents(readBody(request), nowSeconds * 1000)
    allowance.events(asker, events.length, nowSeconds)
    const saved = queue.add(asker, () => saveEvents(db, asker.tenantId, events))
    if (!saved) throw tooMany()
    await saved
    return jsonResponse(200, '{"status":200,"message":"OK"}')
  }
  return async (request: HttpRequest, nowSeconds: number): Promise<HttpResponse> => {
    try {
      return await take(request, nowSeconds)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const refused = errorResponse(error)
      if (error.status !== 429) return refused
      return { ...refused, headers: { ...refused.headers, 'retry-after': String(minute - (nowSeconds % minute)) } }
    }
  }
}

const eventsTenant = (secret: string, request: HttpRequest, nowSeconds: number): string => {
  const key = keyOf(request, new URLSearchParams(request.query))
  try {
    const { tenantId } = readSearchKey(secret, key, nowSeconds, request.address)
    if (/^[0-9a-f-]{36}$/i.test(tenantId)) return tenantId
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
  }
  throw new RequestError(401, 'Invalid credentials')
}
