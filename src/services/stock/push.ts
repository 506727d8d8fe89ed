import type { Pool } from 'pg'
import type { Finding } from '@/src/domain/stock/feed/read-row'
import { withClient } from '@/src/platform/postgres/connections'
import { findFeedMappings } from './feed-mappings'
import { importStock } from './import'
import type { ImportReport, ImportResult } from './import-report'
import type { PushFeed } from './push-key'

/** Vehicles pushed one at a time (STK-02): each push writes one record; the feed's other vehicles stay. */

export const MAX_PUSH_BYTES = 256 * 1024

export type PushResult =
  | {
      readonly kind: 'accepted'
      readonly outcome: 'created' | 'updated' | 'unchanged'
      readonly warnings: readonly Finding[]
    }
  /** Not a JSON object, not a record of this feed's mapping, or not a vehicle. */
  | { readonly kind: 'malformed' | 'refused'; readonly message: string; readonly findings?: readonly Finding[] }
  | { readonly kind: 'busy' }

export type VehiclePush = {
  readonly feed: PushFeed
  /** One record as JSON. */
  readonly text: string
  readonly root: string
  readonly now: Date
}

const findJsonProblem = (text: string): string | undefined => {
  try {
    const parsed: unknown = JSON.parse(text)
    // A list could be partly written, which has no single result.
    if (Array.isArray(parsed)) return 'Send one vehicle at a time. This is a list.'
    return typeof parsed === 'object' ? undefined : 'This isn’t a JSON record.'
  } catch {
    return 'This isn’t a JSON record.'
  }
}

const outcomeOf = ({ created, updated }: ImportReport): 'created' | 'updated' | 'unchanged' => {
  if (created > 0) return 'created'
  return updated > 0 ? 'updated' : 'unchanged'
}

const toPushResult = (result: ImportResult): PushResult => {
  if (!result.ok && result.reason === 'busy') return { kind: 'busy' }
  const findings = result.report?.rejections ?? []
  if (!result.ok) {
    return { kind: 'refused', message: findings[0]?.reason ?? result.message, findings }
  }
  const { report } = result
  const [first] = findings
  return first === undefined
    ? { kind: 'accepted', outcome: outcomeOf(report), warnings: report.warnings }
    : { kind: 'refused', message: first.reason, findings }
}

async function* toListBytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`[${text}]`)
}

const performPush = (pool: Pool, { feed, text, root, now }: VehiclePush): Promise<PushResult> =>
  withClient(pool, async (client) => {
    const mappings = await findFeedMappings(client, { root, tenantId: feed.tenant, feedKey: feed.key })
    const result: ImportResult | undefined = mappings.ok
      ? await importStock(client, {
          tenantId: feed.tenant,
          feedKey: feed.key,
          source: { kind: 'json', name: 'pushed', bytes: toListBytes(text), mappings: mappings.builtIn },
          now,
          isPartial: true,
          lockWaitMs: 1000,
        })
      : undefined
    return result === undefined
      ? { kind: 'refused', message: mappings.ok ? '' : mappings.message }
      : toPushResult(result)
  })

/** Pushes of one feed that may wait in this process; further ones are answered as busy. */
const MAX_WAITING = 50
const queues = new Map<string, { count: number; last: Promise<unknown> }>()

/** Runs one push of each feed at a time, so that one feed uses one connection. */
const runInTurn = async (feedId: string, work: () => Promise<PushResult>): Promise<PushResult> => {
  const queue = queues.get(feedId) ?? { count: 0, last: Promise.resolve() }
  if (queue.count >= MAX_WAITING) return { kind: 'busy' }
  const result = queue.last.then(work)
  queues.set(feedId, queue)
  queue.count += 1
  queue.last = result.catch(() => undefined)
  try {
    return await result
  } finally {
    queue.count -= 1
    if (queue.count === 0) queues.delete(feedId)
  }
}

/** Writes a pushed vehicle. A problem with the record is returned; throws if Postgres fails. */
export const pushVehicle = async (pool: Pool, push: VehiclePush): Promise<PushResult> => {
  const problem = findJsonProblem(push.text)
  if (problem !== undefined) return { kind: 'malformed', message: problem }
  if (!push.feed.hasMapping) {
    // The few fields of one vehicle do not identify a mapping, and with the key columns of a wrong mapping every vehicle
    // would look new.
    return { kind: 'refused', message: 'This feed has no mapping yet. Choose one in the feed’s settings.' }
  }
  return runInTurn(push.feed.id, () => performPush(pool, push))
}
