import type { Endpoint } from 'payload'
import { parseMapping } from '@/src/domain/stock/feed/mapping'
import { withFeedSlot } from '@/src/services/stock/spooled-file'
import { runImport } from '@/src/services/stock/thread/run-import'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { readBytes, decodeUtf8 } from './read-body'
import { tooManyImports, withFeed } from './feed-access'
import { errorResponse, jsonResponse } from '@/src/cms/endpoints'

const MAX_MAPPING_BYTES = 256 * 1024

const parseJson = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/**
 * `POST /api/stock-feeds/:id/try` with a mapping as the body: a dry run of the feed's last file with that mapping.
 * Answers the import's report as an upload does; saves nothing and changes no vehicle (STK-02).
 */
export const tryEndpoint: Endpoint = {
  path: '/:id/try',
  method: 'post',
  handler: withFeed('Mappings can be up to 256 kB.', async (req, feed) => {
    const parsed = parseMapping(parseJson(decodeUtf8(await readBytes(req.body, MAX_MAPPING_BYTES))))
    if (!parsed.ok) return errorResponse(400, parsed.problems.join(' '))
    const result = await withFeedSlot(feed.id, () =>
      runImport(getPool(req.payload), { kind: 'try', feed, mapping: parsed.mapping, now: new Date() }),
    )
    return result === undefined ? tooManyImports() : jsonResponse(result.ok ? 200 : 422, result)
  }),
}
