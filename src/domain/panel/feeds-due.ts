/** The fields of a stock feed that the rule depends on; moments are ISO 8601. */
export type FeedState = {
  readonly id: string
  readonly name: string
  readonly enabled: boolean
  /** `off`, or `m` and the minutes between fetches. */
  readonly schedule: string
  readonly fetched_at?: string | null | undefined
  readonly createdAt: string
  /** The last run, if any. */
  readonly last?: { readonly state: string; readonly message?: string | null | undefined } | undefined
}

export type FeedDue = { readonly id: string; readonly name: string; readonly text: string }

/** Fetches a feed may miss before it is late: single misses and restarts of the server are normal. */
const MAX_MISSED_FETCHES = 3
const MIN_LATE_MS = 15 * 60_000

const parseMinutes = (schedule: string): number | undefined => {
  const minutes = /^m(\d+)$/.exec(schedule)?.[1]
  return minutes === undefined ? undefined : Number(minutes)
}

const formatAgo = (since: string, now: Date): string => {
  const minutes = Math.round((now.getTime() - Date.parse(since)) / 60_000)
  if (minutes < 120) return `${String(minutes)} minutes ago`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${String(hours)} hours ago` : `${String(Math.round(hours / 24))} days ago`
}

const lateText = ({ schedule, fetched_at, createdAt }: FeedState, now: Date): string | undefined => {
  const minutes = parseMinutes(schedule)
  if (minutes === undefined) return undefined
  const since = fetched_at ?? createdAt
  const isLate = now.getTime() - Date.parse(since) > Math.max(MAX_MISSED_FETCHES * minutes * 60_000, MIN_LATE_MS)
  if (!isLate) return undefined
  return fetched_at ? `Last fetched ${formatAgo(fetched_at, now)}` : 'Never fetched'
}

const firstLine = (message: string | null | undefined): string => message?.split('\n')[0]?.slice(0, 140) ?? ''

const failureText = ({ last }: FeedState): string | undefined => {
  if (last === undefined || !['failed', 'refused'].includes(last.state)) return undefined
  const reason = firstLine(last.message)
  return `${last.state === 'failed' ? 'Last run failed' : 'Last file refused'}${reason ? `: ${reason}` : ''}`
}

/** Lists enabled feeds whose last run failed or was refused, or whose fetches are late (ADM-03). */
export const listFeedsDue = (feeds: readonly FeedState[], now: Date): readonly FeedDue[] =>
  feeds
    .filter(({ enabled }) => enabled)
    .flatMap((feed) => {
      const text = failureText(feed) ?? lateText(feed, now)
      return text === undefined ? [] : [{ id: feed.id, name: feed.name, text }]
    })
