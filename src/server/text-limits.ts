import 'server-only'
import { isForeign } from '@/src/domain/people/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { mustWait } from './limits'

/** Why no code may be texted just now; null where it may. `phone` as the world dials it, `sender` as `src/runtime/http.ts` tells it. */
export const textRefusal = async (
  { id }: Pick<Site, 'id'>,
  phone: string,
  sender: string | null,
): Promise<'often' | 'foreign' | null> => {
  if (isForeign(phone) && (await mustWait(['foreignTextsBySender', sender], ['foreignTextsBySite', id])))
    return 'foreign'
  return (await mustWait(['textsBySender', sender], ['textsBySite', id])) ? 'often' : null
}
