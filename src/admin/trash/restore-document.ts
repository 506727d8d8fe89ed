import { requestPanel } from '@/src/admin/requests/request-panel'
import type { TrashedRows } from './use-trashed-rows'

type Status = 'draft' | 'published'

export type TrashedDocument = {
  readonly collection: string
  readonly id: string
  /** The state to restore it in; absent in collections without drafts. */
  readonly status?: Status
}

type Conditions = Readonly<Record<string, string>>

const restore = async (collection: string, where: Conditions, status?: Status): Promise<string | undefined> => {
  const query = new URLSearchParams({ trash: 'true', 'where[and][0][deletedAt][exists]': 'true', ...where })
  const body = { deletedAt: null, ...(status !== undefined && { _status: status }) }
  const result = await requestPanel(`${collection}?${query.toString()}`, { method: 'PATCH', body })
  return result.ok ? undefined : result.message
}

/** Takes a document out of the trash. @returns the problem, such as an address that is taken meanwhile */
export const restoreDocument = ({ collection, id, status }: TrashedDocument): Promise<string | undefined> =>
  restore(collection, { 'where[and][1][id][equals]': id }, status)

/** Takes the rows of one deletion out of the trash, each as it was. @returns the first problem */
export const restoreRows = async (
  { collection, deletedAt }: TrashedRows,
  hasDrafts: boolean,
): Promise<string | undefined> => {
  const where = { 'where[and][1][deletedAt][equals]': deletedAt }
  if (!hasDrafts) return restore(collection, where)
  const problems = []
  for (const status of ['published', 'draft'] as const)
    problems.push(await restore(collection, { ...where, 'where[and][2][_status][equals]': status }, status))
  return problems.find((problem) => problem !== undefined)
}
