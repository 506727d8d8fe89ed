import path from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import { largestPush, pushVehicle, type Pushed } from '@/src/services/stock/push'
import { givenKey, isKeyOf, keyedFeed, type KeyedFeed, makePushKey, removePushKey } from '@/src/services/stock/push-key'
import { isSigned, isTimely, signatureHeader, signingSecret } from '@/src/services/stock/push-signature'
import { poolOf } from '@/src/services/pool'
import { staffOf } from '../shared/roles'
import { bytesOf, decoded, TooLarge } from './body'
import { answer, feedFor, refuse } from './feed-access'

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

const notTheKey = 'This is not the key of this feed.'

/** Checks key and signature headers before the body is read; returns a message if the request is refused. */
const headerProblem = (feed: KeyedFeed | undefined, headers: Headers, now: Date): string | undefined => {
  const [key, signature] = [givenKey(headers), headers.get(signatureHeader)]
  if (feed === undefined || (key !== '' ? !isKeyOf(feed, key) : signature === null)) return notTheKey
  if (signature === null) return feed.signed ? 'This feed takes signed cars only.' : undefined
  return isTimely(signature, now) ? undefined : 'The signature cannot be read, or is older than five minutes.'
}

const received = async (req: PayloadRequest, feed: KeyedFeed, now: Date): Promise<Response> => {
  const body = await bytesOf(req.body, largestPush)
  const signature = req.headers.get(signatureHeader)
  if (signature !== null && !isSigned(signature, signingSecret(req.payload.secret, feed), body, now)) {
    return refuse(401, 'The signature does not fit this car.')
  }
  const text = decoded(body)
  if (text === undefined) return refuse(400, 'This is not UTF-8.')
  return answerTo(await pushVehicle(poolOf(req.payload), { feed, text, root: path.resolve('.'), now }))
}

/**
 * `POST /api/stock-feeds/:id/vehicles`: one vehicle as JSON, at most 256 kB, authenticated by the feed's key, a
 * signature with its secret, or both (STK-02). A signature must be valid even if the key is. 200 with the outcome; 400
 * for anything but a JSON object; 401 for a wrong key or signature; 413 if too large; 422 with the reasons; 503 while
 * another import of the feed is running.
 */
const pushEndpoint: Endpoint = {
  path: '/:id/vehicles',
  method: 'post',
  handler: async (req) => {
    const now = new Date()
    const feed = await keyedFeed(poolOf(req.payload), String(req.routeParams?.['id'] ?? ''))
    const problem = headerProblem(feed, req.headers, now)
    if (feed === undefined || problem !== undefined) return refuse(401, problem ?? notTheKey)
    try {
      return await received(req, feed, now)
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

/** `POST /api/stock-feeds/:id/push-key`: creates a key and a signing secret, returned only this once. */
const makeKey: Endpoint = {
  path: '/:id/push-key',
  method: 'post',
  handler: withFeed((req, feedId) => makePushKey(poolOf(req.payload), feedId, new Date(), req.payload.secret)),
}

/** `DELETE /api/stock-feeds/:id/push-key`: removes the key, so that no vehicle can be pushed. */
const removeKey: Endpoint = {
  path: '/:id/push-key',
  method: 'delete',
  handler: withFeed(async (req, feedId) => {
    await removePushKey(poolOf(req.payload), feedId)
    return { ok: true }
  }),
}

export const pushEndpoints: Endpoint[] = [pushEndpoint, makeKey, removeKey]
