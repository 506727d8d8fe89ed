import type { Endpoint, PayloadRequest } from 'payload'
import { NO_IMPORT_ACCESS, SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { findFetchStatus, startFetch } from '@/src/services/stock/fetch-now'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { errorResponse, forRoles, jsonResponse } from '@/src/cms/endpoints'
import { importers, staffOf } from '@/src/cms/access/roles'
import { type FeedRef, findFeed } from './feed-access'

const withImporter =
  (work: (req: PayloadRequest, feed: FeedRef) => Promise<Response>) =>
  async (req: PayloadRequest): Promise<Response> => {
    if (staffOf(req) === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const feed = await findFeed(req, importers)
    return feed === undefined ? errorResponse(403, NO_IMPORT_ACCESS) : work(req, feed)
  }

/**
 * `POST /api/stock-feeds/:id/fetch`: fetches the feed's address and imports the file (STF-05). 202 once it has started;
 * 409 with the reason if it can't start, such as while the feed is being fetched.
 */
const startEndpoint = forRoles(importers, {
  path: '/:id/fetch',
  method: 'post',
  handler: withImporter(async (req, { id }) => {
    const started = await startFetch(getPool(req.payload), id, new Date())
    return started.ok ? jsonResponse(202, { ok: true }) : errorResponse(409, started.message)
  }),
})

/** `GET /api/stock-feeds/:id/fetch`: whether the feed is being fetched, and its newest import. */
const statusEndpoint = forRoles(importers, {
  path: '/:id/fetch',
  method: 'get',
  handler: withImporter(async (req, { id }) =>
    jsonResponse(200, await findFetchStatus(getPool(req.payload), id, new Date())),
  ),
})

export const fetchEndpoints: readonly Endpoint[] = [startEndpoint, statusEndpoint]
