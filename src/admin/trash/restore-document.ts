import { requestPanel } from '@/src/admin/requests/request-panel'

export type TrashedDocument = {
  readonly collection: string
  readonly id: string
  /** The state to restore it in; absent in collections without drafts. */
  readonly status?: 'draft' | 'published'
}

/** Takes a document out of the trash. @returns the problem, such as an address that is taken meanwhile */
export const restoreDocument = async ({ collection, id, status }: TrashedDocument): Promise<string | undefined> => {
  const query = new URLSearchParams({
    trash: 'true',
    'where[and][0][id][equals]': id,
    'where[and][1][deletedAt][exists]': 'true',
  })
  const body = { deletedAt: null, ...(status !== undefined && { _status: status }) }
  const result = await requestPanel(`${collection}?${query.toString()}`, { method: 'PATCH', body })
  return result.ok ? undefined : result.message
}
