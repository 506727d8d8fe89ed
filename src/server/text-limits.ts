import 'server-only'
import { isForeign } from '@/src/domain/people/phone'
import type { Site } from '@/src/domain/tenancy/site'
import type { Attempt } from '@/src/services/limits/count'
import { mustWait, uncount } from './limits'

type CodeText = {
  readonly site: Pick<Site, 'id'>
  /** E.164. */
  readonly phone: string
  /** The trusted client address. */
  readonly sender: string | null
}

const foreignLimits = ({ site, sender }: CodeText): readonly Attempt[] => [
  ['foreignTextsBySender', sender],
  ['foreignTextsBySite', site.id],
]
const textLimits = ({ site, sender }: CodeText): readonly Attempt[] => [
  ['textsBySender', sender],
  ['textsBySite', site.id],
]

/** Returns why no code may be texted just now; null if it may. Counts the text. */
export const textRefusal = async (text: CodeText): Promise<'often' | 'foreign' | null> => {
  if (isForeign(text.phone) && (await mustWait(...foreignLimits(text)))) return 'foreign'
  return (await mustWait(...textLimits(text))) ? 'often' : null
}

/** Removes a text from the count that was not sent after all. */
export const uncountText = (text: CodeText): Promise<void> =>
  uncount(...(isForeign(text.phone) ? foreignLimits(text) : []), ...textLimits(text))
