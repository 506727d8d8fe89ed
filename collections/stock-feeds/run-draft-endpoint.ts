import type { PayloadRequest } from 'payload'
import { parseMapping, type Mapping } from '@/src/domain/stock/feed/mapping'
import { withoutTranslations } from '@/src/domain/stock/import-steps/terms'
import { errorResponse, hasRole, jsonResponse, readJsonObject } from '@/src/cms/endpoints'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { claimDraft, finishDraft, type ImportDraft } from '@/src/services/stock/drafts/draft-store'
import { runImport } from '@/src/services/stock/thread/run-import'
import type { ImportResult } from '@/src/services/stock/import-report'
import type { FeedRef } from './feed-access'

/** The steps of an import that read its file: values to translate, the check, and the import itself (STF-05). */

type Options = { readonly mapping: Mapping; readonly dryRun: boolean; readonly allowRemoval?: boolean }

const run = (req: PayloadRequest, feed: FeedRef, draft: ImportDraft, options: Options): Promise<ImportResult> =>
  runImport(getPool(req.payload), {
    kind: 'draft',
    feed,
    draftId: draft.id,
    now: new Date(),
    isComplete: draft.isComplete,
    mapping: options.mapping,
    dryRun: options.dryRun,
    allowRemoval: options.allowRemoval ?? false,
  })

type DraftWork = (req: PayloadRequest, feed: FeedRef, draft: ImportDraft) => Promise<Response>

/** Refuses a draft whose columns are not matched yet. */
const withMapping =
  (work: (req: PayloadRequest, feed: FeedRef, draft: ImportDraft) => Promise<Response>): DraftWork =>
  async (req, feed, draft) => {
    const parsed = parseMapping(draft.mapping)
    return parsed.ok
      ? work(req, feed, { ...draft, mapping: parsed.mapping })
      : errorResponse(400, parsed.issues.map(({ message }) => message).join(' '))
  }

/** `POST …/drafts/:draft/values`: the values that are no term of their field, with their counts, translated or not. */
export const listDraftValues = withMapping(async (req, feed, draft) => {
  const result = await run(req, feed, draft, {
    mapping: withoutTranslations(draft.mapping),
    dryRun: true,
    allowRemoval: true,
  })
  return jsonResponse(200, { values: result.report?.unreadValues ?? [] })
})

/** `POST …/drafts/:draft/check`: the report of a dry run, with the vehicles by name. */
export const checkDraft = withMapping(async (req, feed, draft) =>
  jsonResponse(200, await run(req, feed, draft, { mapping: draft.mapping, dryRun: true })),
)

type FeedAddress = { readonly url?: string | null; readonly schedule?: string | null }

/**
 * Saves the mapping with the feed, for its next file. Only administrators change a feed; for others it stays with the
 * finished import, which is offered next time. A feed with an address of its own keeps the mapping of that address.
 */
const saveWithFeed = async (req: PayloadRequest, feed: FeedRef, draft: ImportDraft): Promise<void> => {
  if (!(await hasRole(req, ['tenant-admin'], feed.tenant))) return
  const { url }: FeedAddress = await req.payload.findByID({
    collection: 'stock-feeds',
    id: feed.id,
    select: { url: true },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (url && url !== draft.address) return
  await req.payload.update({
    collection: 'stock-feeds',
    id: feed.id,
    data: { mapping: { ...draft.mapping }, ...(draft.address !== null && !url && { url: draft.address }) },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
}

/** Opens the draft again if the import throws, so that it can be tried again. */
const importClaimed = async (
  req: PayloadRequest,
  feed: FeedRef,
  draft: ImportDraft,
  allowRemoval: boolean,
): Promise<ImportResult> => {
  const ref = { id: draft.id, feedId: feed.id }
  try {
    const result = await run(req, feed, draft, { mapping: draft.mapping, dryRun: false, allowRemoval })
    await finishDraft(getPool(req.payload), ref, result, new Date())
    return result
  } catch (error) {
    await finishDraft(getPool(req.payload), ref, null, new Date())
    throw error
  }
}

/**
 * `POST …/drafts/:draft/import` with `{allowRemoval}`: imports the file. 409 while it is being imported, 422 with the
 * reason if the import is refused.
 */
export const importDraft = withMapping(async (req, feed, draft) => {
  const { allowRemoval } = await readJsonObject(req)
  const claimed = await claimDraft(getPool(req.payload), { id: draft.id, feedId: feed.id }, new Date())
  if (claimed === undefined) return errorResponse(409, 'This file is being imported, or was. Reload the page.')
  const result = await importClaimed(req, feed, { ...claimed, mapping: draft.mapping }, allowRemoval === true)
  if (result.ok) await saveWithFeed(req, feed, draft)
  return jsonResponse(result.ok ? 200 : 422, result)
})
