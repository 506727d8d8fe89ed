import type { Pool } from 'pg'
import { isForeignNumber } from '@/src/domain/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { isRateLimited, type RateLimitAttempt, refundAttempts } from './count-attempts'

type CodeText = {
  readonly site: Pick<Site, 'id'>
  /** E.164. */
  readonly phone: string
  /** The trusted client address. */
  readonly sender: string | null
}

const foreignLimits = ({ site, sender }: CodeText): readonly RateLimitAttempt[] => [
  ['foreignTextsBySender', sender],
  ['foreignTextsBySite', site.id],
]
const textLimits = ({ site, sender }: CodeText): readonly RateLimitAttempt[] => [
  ['textsBySender', sender],
  ['textsBySite', site.id],
]

/** Returns why no code may be texted just now; null if it may. Counts the text. */
export const findTextRefusal = async (db: Pool, text: CodeText): Promise<'often' | 'foreign' | null> => {
  if (isForeignNumber(text.phone) && (await isRateLimited(db, ...foreignLimits(text)))) return 'foreign'
  return (await isRateLimited(db, ...textLimits(text))) ? 'often' : null
}

/** Removes a text from the count that was not sent after all. */
export const returnTextAllowance = (db: Pool, text: CodeText): Promise<void> =>
  refundAttempts(db, [...(isForeignNumber(text.phone) ? foreignLimits(text) : []), ...textLimits(text)])
