import path from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import { largestPush, pushVehicle, type Pushed } from '@/src/services/stock/push'
import { feedOfKey, givenKey, makePushKey, removePushKey } from '@/src/services/stock/push-key'
import { staffOf } from '../shared/roles'
import { textOf, TooLarge } from './body'
import { answer, feedFor, poolOf, refuse } from './feed-access'

const answerTo = (pushed: Pushed): Response => {
  switch (pushed.kind) {
    case 'taken':
      return answer(200, { ok: true, outcome: pushed.outcome, warnings: pushed.warnings })
    case 'busy':
      return refuse(503, 'Another import of this feed is running. Send the car again.', { 'retry-after': '5' })
    case 'malformed':
      return refuse(400, pushed.message)
    case 'refused':
      return answer(422, { errors: [{ message: pushed.message }], findings: pushed.findings ?? [] })
  }
}

const bodyOf = async (req: PayloadRequest): Promise<string | undefined> => {
  if (Number(req.headers.get('content-length') ?? 0) > largestPush) throw new TooLarge()
  return textOf(req.body, largestPush)
}

/**
 * `POST /api/stock-feeds/:id/vehicles`, one car's record as JSON, at most 256 kB, with the feed's own key (STK-02).
 * 200 and what became of it; 400 no JSON, or a list; 401 not this feed's key; 413; 422 with the reasons; 503 come back.
 */
const pushEndpoint: Endpoint = {
  path: '/:id/vehicles',
  method: 'post',
  handler: async (req) => {
    const pool = poolOf(req)
    const feed = await feedOfKey(pool, String(req.routeParams?.['id'] ?? ''), givenKey(req.headers))
    if (feed === undefined) return refuse(401, 'This is not the key of this feed.')
    try {
      const text = await bodyOf(req)
      if (text === undefined) return refuse(400, 'This is not UTF-8.')
      return answerTo(await pushVehicle(pool, { feed, text, root: path.resolve('.'), now: new Date() }))
    } catch (error) {
      if (error instanceof TooLarge) return refuse(413, 'A car may have 256 kB.')
      throw error
    }
  },
}

const withFeed =
  (work: (req: PayloadRequest, feedId: string) => Promise<unknown>) =>
  async (req: PayloadRequest): Promise<Response> => {
    if (staffOf(req) === null) return refuse(401, 'Sign in first.')
    const feed = await feedFor(req, ['tenant-admin'])
    return feed === undefined ? refuse(403, 'You may not change this feed.') : answer(200, await work(req, feed.id))
  }

/** `POST /api/stock-feeds/:id/push-key`: a new key, told this once. */
const makeKey: Endpoint = {
  path: '/:id/push-key',
  method: 'post',
  handler: withFeed(async (req, feedId) => ({ key: await makePushKey(poolOf(req), feedId, new Date()) })),
}

/** `DELETE /api/stock-feeds/:id/push-key`: nobody can push any more. */
const removeKey: Endpoint = {
  path: '/:id/push-key',
  method: 'delete',
  handler: withFeed(async (req, feedId) => {
    await removePushKey(poolOf(req), feedId)
    return { ok: true }
  }),
}

export const pushEndpoints: Endpoint[] = [pushEndpoint, makeKey, removeKey]
