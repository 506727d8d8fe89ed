import { requestPanel } from '@/src/admin/requests/request-panel'
import type { TrashedRows } from './use-trashed-rows'

export type TrashedDocument = { readonly collection: string; readonly id: string }

/** The state that a document has again; absent in collections without drafts. */
export type RestoredState = 'draft' | 'published' | undefined

export type RestoreResult =
  | { readonly isRestored: true; readonly state: RestoredState }
  | { readonly isRestored: false; readonly problem: string }

type Answer = { readonly docs?: readonly { readonly _status?: 'draft' | 'published' }[] }

/** The server gives each document back the state that it had (`src/cms/documents/trash.ts`). */
const restore = async (collection: string, where: Readonly<Record<string, string>>): Promise<RestoreResult> => {
  const query = new URLSearchParams({ trash: 'true', 'where[and][0][deletedAt][exists]': 'true', ...where })
  const result = await requestPanel<Answer>(`${collection}?${query.toString()}`, {
    method: 'PATCH',
    body: { deletedAt: null },
  })
  return result.ok
    ? { isRestored: true, state: result.body.docs?.[0]?._status }
    : { isRestored: false, problem: result.message }
}

/** Takes a document out of the trash. The problem may be an address that is taken meanwhile. */
export const restoreDocument = ({ collection, id }: TrashedDocument): Promise<RestoreResult> =>
  restore(collection, { 'where[and][1][id][equals]': id })

/** Takes the rows of one deletion out of the trash. */
export const restoreRows = ({ collection, deletedAt }: TrashedRows): Promise<RestoreResult> =>
  restore(collection, { 'where[and][1][deletedAt][equals]': deletedAt })
