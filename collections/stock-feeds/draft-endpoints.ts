import path from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import { MAX_STOCK_FILE_BYTES } from '@/src/domain/net/body-limits'
import { findFetchProblem } from '@/src/domain/net/fetch-address'
import { parseDraft } from '@/src/domain/stock/feed/mapping-draft'
import { isUuid } from '@/src/domain/uuid'
import { errorResponse, forRoles, jsonResponse, readJsonObject } from '@/src/cms/endpoints'
import { importers, staffOf } from '@/src/cms/access/roles'
import { loadDraft } from '@/src/cms/import-drafts'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { createDraftFromFile, type DraftFile } from '@/src/services/stock/drafts/create-draft'
import { deleteDraft, findDraft, saveDraft, type DraftStep } from '@/src/services/stock/drafts/draft-store'
import { downloadDraft } from '@/src/services/stock/drafts/download-draft'
import { withFeedSlot, withSpooledFile } from '@/src/services/stock/spooled-file'
import { FILE_TOO_LARGE, tooManyImports, withFeed, type FeedRef } from './feed-access'
import { limitBody } from './read-body'
import { checkDraft, importDraft, listDraftValues } from './run-draft-endpoint'

type FeedHandler = (req: PayloadRequest, feed: FeedRef, draftId: string) => Promise<Response>

const NO_DRAFT = 'This import doesn’t exist.'

const withDraft = (work: FeedHandler): Endpoint['handler'] =>
  withFeed(FILE_TOO_LARGE, async (req, feed) => {
    const draftId = String(req.routeParams?.['draft'] ?? '')
    return draftId !== '' && !isUuid(draftId) ? errorResponse(404, NO_DRAFT) : work(req, feed, draftId)
  })

const draftResponse = async (req: PayloadRequest, feed: FeedRef, id: string, status = 200): Promise<Response> => {
  const draft = await loadDraft(req, feed, id)
  return draft === undefined ? errorResponse(404, NO_DRAFT) : jsonResponse(status, draft)
}

const startWith = async (req: PayloadRequest, feed: FeedRef, file: DraftFile): Promise<Response> => {
  const pool = getPool(req.payload)
  const userId = staffOf(req)?.id ?? ''
  const started = await createDraftFromFile(pool, file, { feed, userId, root: path.resolve('.'), now: new Date() })
  return started.ok ? draftResponse(req, feed, started.id, 201) : errorResponse(422, started.message, 'file')
}

const fileNameOf = (req: PayloadRequest): string =>
  path
    .basename(req.searchParams.get('name') ?? '')
    .replaceAll('\0', '')
    .slice(0, 200) || 'stock.csv'

/**
 * `POST /api/stock-feeds/:id/drafts?name=stock.csv` with a file as the body: starts an import in steps (STF-05). Answers
 * the draft, or 422 with the reason why the file can't be imported.
 */
const startFromFile: FeedHandler = async (req, feed) => {
  const { body } = req
  if (!body) return errorResponse(422, 'This file is empty. Export it again and choose the new file.', 'file')
  const answer = await withFeedSlot(feed.id, () =>
    withSpooledFile(limitBody(body, MAX_STOCK_FILE_BYTES), (file) =>
      startWith(req, feed, { name: fileNameOf(req), path: file }),
    ),
  )
  return answer ?? tooManyImports()
}

/** `POST /api/stock-feeds/:id/drafts/fetch` with `{url}`: starts an import in steps from a web address. */
const startFromAddress: FeedHandler = async (req, feed) => {
  const { url } = await readJsonObject(req)
  const address = typeof url === 'string' ? url.trim() : ''
  const problem = address.length > 2000 ? 'Enter a shorter address.' : findFetchProblem(address)
  if (problem !== undefined) return errorResponse(422, problem, 'url')
  const answer = await withFeedSlot(feed.id, () =>
    downloadDraft(getPool(req.payload), feed.id, address, async (file) =>
      file.ok ? startWith(req, feed, file.file) : errorResponse(422, file.message, 'url'),
    ),
  )
  return answer ?? tooManyImports()
}

const isStep = (value: unknown): value is DraftStep => value === 2 || value === 3 || value === 4

/** `PATCH …/drafts/:draft` with `{mapping, step, isComplete}`: saves what staff chose; the mapping may be unfinished. */
const save: FeedHandler = async (req, feed, id) => {
  const { mapping, step, isComplete } = await readJsonObject(req)
  const draft = mapping === undefined ? undefined : parseDraft(mapping)
  if (mapping !== undefined && draft === undefined) return errorResponse(400, 'Send a mapping.')
  const isSaved = await saveDraft(
    getPool(req.payload),
    { id, feedId: feed.id },
    {
      mapping: draft,
      step: isStep(step) ? step : undefined,
      isComplete: typeof isComplete === 'boolean' ? isComplete : undefined,
    },
    new Date(),
  )
  return isSaved
    ? jsonResponse(200, { ok: true })
    : errorResponse(409, 'This import has been finished or discarded. Reload the page.')
}

const read: FeedHandler = (req, feed, id) => draftResponse(req, feed, id)

const discard: FeedHandler = async (req, feed, id) => {
  await deleteDraft(getPool(req.payload), { id, feedId: feed.id })
  return jsonResponse(200, { ok: true })
}

/** Runs a step that reads the file, for which a feed has two places. */
const inSlot =
  (work: typeof checkDraft): FeedHandler =>
  async (req, feed, id) => {
    const draft = await findDraft(getPool(req.payload), { id, feedId: feed.id })
    if (draft === undefined) return errorResponse(404, NO_DRAFT)
    return (await withFeedSlot(feed.id, () => work(req, feed, draft))) ?? tooManyImports()
  }

const endpoint = (method: Endpoint['method'], at: string, work: FeedHandler): Endpoint =>
  forRoles(importers, { path: `/:id/drafts${at}`, method, handler: withDraft(work) })

/** An import in steps (STF-05): a draft is stored with its file until it is imported or discarded. */
export const draftEndpoints: readonly Endpoint[] = [
  endpoint('post', '', startFromFile),
  endpoint('post', '/fetch', startFromAddress),
  endpoint('get', '/:draft', read),
  endpoint('patch', '/:draft', save),
  endpoint('delete', '/:draft', discard),
  endpoint('post', '/:draft/values', inSlot(listDraftValues)),
  endpoint('post', '/:draft/check', inSlot(checkDraft)),
  endpoint('post', '/:draft/import', inSlot(importDraft)),
]
