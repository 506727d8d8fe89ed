import { parseViolationReport } from '@/src/domain/net/content-policy'
import { createRateLimiter } from '@/src/platform/rate-limiter'

const MINUTE_MS = 60_000
/** Keeps one browser's broken extension from filling the log. */
const MAX_REPORTS_PER_SENDER = 5
const MAX_REPORTS = 30

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Logs what browsers refused by a page's policy (SEC-03), one line each, up to a limit per minute. */
export const createContentReports = (log: (line: string) => void) => {
  const senderLimiter = createRateLimiter(MAX_REPORTS_PER_SENDER, MINUTE_MS)
  const totalLimiter = createRateLimiter(MAX_REPORTS, MINUTE_MS)
  return {
    /** `text` is the body of the report, `host` the site that it was sent to. */
    handleReport: (sender: string, host: string, text: string): void => {
      const report = parseViolationReport(parseJson(text))
      if (!report || senderLimiter(sender) > 0 || totalLimiter('') > 0) return
      log(`Blocked by a page’s content policy: ${report.refused} (${report.by}) on ${report.page}, at ${host}`)
    },
  }
}

export type ContentReports = ReturnType<typeof createContentReports>
