import 'server-only'
import { isForeignNumber } from '@/src/domain/phone'
import type { Site } from '@/src/domain/tenancy/site'
import type { RateLimitAttempt } from '@/src/services/limits/rate-limits'
import { isRateLimited, uncountAttempts } from './limits'

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
export const findTextRefusal = async (text: CodeText): Promise<'often' | 'foreign' | null> => {
  if (isForeignNumber(text.phone) && (await isRateLimited(...foreignLimits(text)))) return 'foreign'
  return (await isRateLimited(...textLimits(text))) ? 'often' : null
}

/** Removes a text from the count that was not sent after all. */
export const uncountText = (text: CodeText): Promise<void> =>
  uncountAttempts(...(isForeignNumber(text.phone) ? foreignLimits(text) : []), ...textLimits(text))
