import { readReport } from '@/src/domain/net/content-policy'
import { createLimiter } from './limiter'

const MINUTE_MS = 60_000
/** Keeps one browser's broken extension from filling the log. */
const MOST_BY_SENDER = 5
const MOST_LINES = 30

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Logs what browsers refused by a page's policy (SEC-03), one line each, up to a limit per minute. */
export const createContentReports = (log: (line: string) => void) => {
  const bySender = createLimiter(MOST_BY_SENDER, MINUTE_MS)
  const all = createLimiter(MOST_LINES, MINUTE_MS)
  return {
    /** `text` is the body of the report, `host` the site that it was sent to. */
    take: (sender: string, host: string, text: string): void => {
      const report = readReport(parsed(text))
      if (!report || bySender(sender) > 0 || all('') > 0) return
      log(`Refused by the policy of a page: ${report.refused} (${report.by}) on ${report.page}, at ${host}`)
    },
  }
}

export type ContentReports = ReturnType<typeof createContentReports>
