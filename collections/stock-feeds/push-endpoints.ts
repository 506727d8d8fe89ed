import path from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { MAX_PUSH_BYTES, pushVehicle, type PushResult } from '@/src/services/stock/push'
import {
  readPushKey,
  isFeedKey,
  findKeyedFeed,
  type KeyedFeed,
  createPushKey,
  removePushKey,
} from '@/src/services/stock/push-key'
import { isSigned, isRecentTimestamp, SIGNATURE_HEADER, deriveSigningSecret } from '@/src/services/stock/push-signature'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { staffOf } from '@/src/cms/access/roles'
import { readBytes, decodeUtf8, BodyTooLarge } from './read-body'
import { findFeed } from './feed-access'
import { errorResponse, jsonResponse, retryLaterResponse } from '@/src/cms/endpoints'

const toResponse = (pushed: PushResult): Response => {
  switch (pushed.kind) {
    case 'accepted':
      return jsonResponse(200, { ok: true, outcome: pushed.outcome, warnings: pushed.warnings })
    case 'busy':
      return retryLaterResponse(
        503,
        'Another import of this feed is running. Send the vehicle again in a few seconds.',
        5,
      )
    case 'malformed':
      return errorResponse(400, pushed.message)
    case 'refused':
      return jsonResponse(422, { errors: [{ message: pushed.message }], findings: pushed.findings ?? [] })
  }
}

const WRONG_KEY = 'The key isn’t valid for this feed.'

/** Checks key and signature headers before the body is read; returns a message if the request is refused. */
const headerProblem = (feed: KeyedFeed | undefined, headers: Headers, now: Date): string | undefined => {
  const [key, signature] = [readPushKey(headers), headers.get(SIGNATURE_HEADER)]
  if (feed === undefined || (key !== '' ? !isFeedKey(feed, key) : signature === null)) return WRONG_KEY
  if (signature === null) return feed.signed ? 'This feed only accepts signed requests.' : undefined
  return isRecentTimestamp(signature, now) ? undefined : 'The signature is malformed or more than five minutes old.'
}

const receiveVehicle = async (req: PayloadRequest, feed: KeyedFeed, now: Date): Promise<Response> => {
  const body = await readBytes(req.body, MAX_PUSH_BYTES)
  const signature = req.headers.get(SIGNATURE_HEADER)
  if (signature !== null && !isSigned(signature, deriveSigningSecret(req.payload.secret, feed), body, now)) {
    return errorResponse(401, 'The signature doesn’t match the request body.')
  }
  const text = decodeUtf8(body)
  if (text === undefined) return errorResponse(400, 'The request body isn’t valid UTF-8.')
  return toResponse(await pushVehicle(getPool(req.payload), { feed, text, root: path.resolve('.'), now }))
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
    const feed = await findKeyedFeed(getPool(req.payload), String(req.routeParams?.['id'] ?? ''))
    const problem = headerProblem(feed, req.headers, now)
    if (feed === undefined || problem !== undefined) return errorResponse(401, problem ?? WRONG_KEY)
    try {
      return await receiveVehicle(req, feed, now)
    } catch (error) {
      if (error instanceof BodyTooLarge) return errorResponse(413, 'The request body can be up to 256 kB.')
      throw error
    }
  },
}

const withFeed =
  (work: (req: PayloadRequest, feedId: string) => Promise<unknown>) =>
  async (req: PayloadRequest): Promise<Response> => {
    if (staffOf(req) === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const feed = await findFeed(req, ['tenant-admin'])
    return feed === undefined
      ? errorResponse(403, 'You don’t have permission to change this feed.')
      : jsonResponse(200, await work(req, feed.id))
  }

/** `POST /api/stock-feeds/:id/push-key`: creates a key and a signing secret, returned only this once. */
const createKeyEndpoint: Endpoint = {
  path: '/:id/push-key',
  method: 'post',
  handler: withFeed((req, feedId) => createPushKey(getPool(req.payload), feedId, new Date(), req.payload.secret)),
}

/** `DELETE /api/stock-feeds/:id/push-key`: removes the key, so that no vehicle can be pushed. */
const removeKeyEndpoint: Endpoint = {
  path: '/:id/push-key',
  method: 'delete',
  handler: withFeed(async (req, feedId) => {
    await removePushKey(getPool(req.payload), feedId)
    return { ok: true }
  }),
}

export const pushEndpoints: Endpoint[] = [pushEndpoint, createKeyEndpoint, removeKeyEndpoint]
