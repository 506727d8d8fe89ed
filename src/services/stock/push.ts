import type { Pool } from 'pg'
import type { Finding } from '@/src/domain/stock/feed/read-row'
import { withClient } from '@/src/integrations/postgres/connections'
import { feedMappings } from './feed-mappings'
import { importStock } from './import'
import type { ImportReport, ImportResult } from './import-report'
import type { PushFeed } from './push-key'

/** Vehicles pushed one at a time (STK-02): each push writes one record; the feed's other vehicles stay. */

export const largestPush = 256 * 1024

export type Pushed =
  | {
      readonly kind: 'taken'
      readonly outcome: 'created' | 'updated' | 'unchanged'
      readonly warnings: readonly Finding[]
    }
  /** Not a JSON object, not a record of this feed's mapping, or not a vehicle. */
  | { readonly kind: 'malformed' | 'refused'; readonly message: string; readonly findings?: readonly Finding[] }
  | { readonly kind: 'busy' }

export type Push = {
  readonly feed: PushFeed
  /** One record as JSON. */
  readonly text: string
  readonly root: string
  readonly now: Date
}

const problemOf = (text: string): string | undefined => {
  try {
    const parsed: unknown = JSON.parse(text)
    // A list could be partly written, which has no single result.
    if (Array.isArray(parsed)) return 'Send one car at a time: this is a list.'
    return typeof parsed === 'object' ? undefined : 'This is not a JSON record.'
  } catch {
    return 'This is not a JSON record.'
  }
}

const outcomeOf = ({ created, updated }: ImportReport): 'created' | 'updated' | 'unchanged' => {
  if (created > 0) return 'created'
  return updated > 0 ? 'updated' : 'unchanged'
}

const pushedOf = (result: ImportResult): Pushed => {
  if (!result.ok && result.reason === 'busy') return { kind: 'busy' }
  const findings = result.report?.rejections ?? []
  if (!result.ok) {
    return { kind: 'refused', message: findings[0]?.reason ?? result.message, findings }
  }
  const { report } = result
  const [first] = findings
  return first === undefined
    ? { kind: 'taken', outcome: outcomeOf(report), warnings: report.warnings }
    : { kind: 'refused', message: first.reason, findings }
}

async function* listOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`[${text}]`)
}

const perform = (pool: Pool, { feed, text, root, now }: Push): Promise<Pushed> =>
  withClient(pool, async (client) => {
    const mappings = await feedMappings(client, { root, tenantId: feed.tenant, feedKey: feed.key })
    const result: ImportResult | undefined = mappings.ok
      ? await importStock(client, {
          tenantId: feed.tenant,
          feedKey: feed.key,
          source: { kind: 'json', name: 'pushed', bytes: listOf(text), mappings: mappings.shipped },
          now,
          part: true,
          lockWaitMs: 1000,
        })
      : undefined
    return result === undefined ? { kind: 'refused', message: mappings.ok ? '' : mappings.message } : pushedOf(result)
  })

/** Pushes of one feed that may wait in this process; further ones are answered as busy. */
const mostWaiting = 50
const waiting = new Map<string, { count: number; last: Promise<unknown> }>()

/** Runs one push of each feed at a time, so that one feed uses one connection. */
const inTurn = async (feedId: string, work: () => Promise<Pushed>): Promise<Pushed> => {
  const line = waiting.get(feedId) ?? { count: 0, last: Promise.resolve() }
  if (line.count >= mostWaiting) return { kind: 'busy' }
  const turn = line.last.then(work)
  waiting.set(feedId, line)
  line.count += 1
  line.last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    line.count -= 1
    if (line.count === 0) waiting.delete(feedId)
  }
}

/** Writes a pushed vehicle. A problem with the record is returned; throws if Postgres fails. */
export const pushVehicle = async (pool: Pool, push: Push): Promise<Pushed> => {
  const problem = problemOf(push.text)
  if (problem !== undefined) return { kind: 'malformed', message: problem }
  if (!push.feed.settled) {
    // The few fields of one vehicle do not identify a mapping, and by another one's key every vehicle would look new.
    return { kind: 'refused', message: 'This feed names no mapping yet.' }
  }
  return inTurn(push.feed.id, () => perform(pool, push))
}
