import type { Endpoint } from 'payload'
import { parseMapping } from '@/src/domain/stock/feed/mapping'
import { unlessCrowded } from '@/src/services/stock/spool'
import { runImport } from '@/src/services/stock/thread/run-import'
import { poolOf } from '@/src/services/pool'
import { staffOf } from '../shared/roles'
import { bytesOf, decoded, TooLarge } from './body'
import { answer, crowded, feedFor, refuse } from './feed-access'

const largestMapping = 256 * 1024

const jsonOf = (text: string | undefined): unknown => {
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
  handler: async (req) => {
    if (staffOf(req) === null) return refuse(401, 'Sign in first.')
    try {
      const feed = await feedFor(req, ['tenant-admin', 'editor'])
      if (feed === undefined) return refuse(403, 'You may not import into this feed.')
      const parsed = parseMapping(jsonOf(decoded(await bytesOf(req.body, largestMapping))))
      if (!parsed.ok) return refuse(400, parsed.problems.join(' '))
      const result = await unlessCrowded(feed.id, () =>
        runImport(poolOf(req.payload), { kind: 'try', feed, mapping: parsed.mapping, now: new Date() }),
      )
      return result === undefined ? crowded() : answer(result.ok ? 200 : 422, result)
    } catch (error) {
      if (error instanceof TooLarge) return refuse(413, 'A mapping may have 256 kB.')
      throw error
    }
  },
}
