import type { Pool } from 'pg'
import type { Finding } from '@/src/domain/stock/feed/read-row'
import { withClient } from '@/src/integrations/postgres/connections'
import { feedMappings } from './feed-mappings'
import { importStock } from './import'
import type { ImportReport, ImportResult } from './import-report'
import type { PushFeed } from './push-key'

/** Cars pushed one by one (STK-02): what a car's record brings is written, every other car of the feed stays. */

/** Bytes of a pushed record. */
export const largestPush = 256 * 1024

export type Pushed =
  | {
      readonly kind: 'taken'
      readonly outcome: 'created' | 'updated' | 'unchanged'
      readonly warnings: readonly Finding[]
    }
  /** The record is no JSON or a list, or not a record of this feed's mapping, or not a car. */
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
    // Of a list some cars could be written and others not, for which there is no one answer.
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

/** So many cars of one feed may wait in this process; whoever sends more is asked to come back. */
const mostWaiting = 50
const waiting = new Map<string, { count: number; last: Promise<unknown> }>()

/** One car at a time of each feed, so that a feed in a hurry takes one connection, not all. */
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

/** Writes a pushed car. Whatever the record can be is a value; throws where Postgres fails. */
export const pushVehicle = async (pool: Pool, push: Push): Promise<Pushed> => {
  const problem = problemOf(push.text)
  if (problem !== undefined) return { kind: 'malformed', message: problem }
  if (!push.feed.settled) {
    // Of one car's few fields no mapping can be told for certain, and another's key would make every car look new.
    return { kind: 'refused', message: 'This feed names no mapping yet.' }
  }
  return inTurn(push.feed.id, () => perform(pool, push))
}
