import 'server-only'
import { isForeign } from '@/src/domain/people/phone'
import type { Site } from '@/src/domain/tenancy/site'
import type { Attempt } from '@/src/services/limits/count'
import { mustWait, uncount } from './limits'

type CodeText = {
  readonly site: Pick<Site, 'id'>
  /** As the world dials it. */
  readonly phone: string
  /** As `src/runtime/http.ts` tells it. */
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

/** Why no code may be texted just now; null where it may. Counts the text. */
export const textRefusal = async (text: CodeText): Promise<'often' | 'foreign' | null> => {
  if (isForeign(text.phone) && (await mustWait(...foreignLimits(text)))) return 'foreign'
  return (await mustWait(...textLimits(text))) ? 'often' : null
}

/** Takes a text out of the count that was not sent after all. */
export const uncountText = (text: CodeText): Promise<void> =>
  uncount(...(isForeign(text.phone) ? foreignLimits(text) : []), ...textLimits(text))
