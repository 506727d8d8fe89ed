import { useListQuery, useSelection } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'

/** The rows of one deletion: the server gives them all the same time. */
export type TrashedRows = { readonly collection: string; readonly deletedAt: string; readonly count: number }

type TrashPage = { readonly totalDocs: number; readonly docs: readonly { readonly deletedAt?: string | null }[] }

const findInTrash = async (
  collection: string,
  where: Readonly<Record<string, string>>,
): Promise<TrashPage | undefined> => {
  const query = new URLSearchParams({ trash: 'true', depth: '0', limit: '1', sort: '-deletedAt', ...where })
  const result = await requestPanel<TrashPage>(`${collection}?${query.toString()}`)
  return result.ok ? result.body : undefined
}

/** Finds the deletion that moved these rows to the trash; undefined if none did, as after turning the page. */
const findDeletion = async (collection: string, ids: readonly string[]): Promise<TrashedRows | undefined> => {
  const some = await findInTrash(collection, {
    'where[and][0][id][in]': ids.join(','),
    'where[and][1][deletedAt][exists]': 'true',
  })
  const deletedAt = some?.docs[0]?.deletedAt
  if (!deletedAt) return undefined
  // All rows that matched the filters may have been chosen, of which this page showed some.
  const all = await findInTrash(collection, { 'where[deletedAt][equals]': deletedAt })
  return all && { collection, deletedAt, count: all.totalDocs }
}

const isTrash = (): boolean => window.location.pathname.endsWith('/trash')

const idsOf = (docs: readonly { readonly id: string | number }[] | undefined): ReadonlySet<string> =>
  new Set((docs ?? []).map(({ id }) => String(id)))

/** Deselects rows that have left the trash: Payload goes on counting them, and offers to restore them again. */
export const useDeselectRestored = (): void => {
  const { data } = useListQuery()
  const { selectedIDs, setSelection } = useSelection()
  useEffect(() => {
    if (!isTrash()) return
    const shown = idsOf(data?.docs)
    for (const id of selectedIDs) if (!shown.has(String(id))) setSelection(id)
  }, [data, selectedIDs, setSelection])
}

/**
 * Calls back with the rows that staff have just moved to the trash from this list. Payload's button for several rows
 * doesn't say what it did, so this looks for chosen rows that have left the list.
 */
export const useTrashedRows = (onTrashed: (rows: TrashedRows) => void): void => {
  const { collectionSlug, data } = useListQuery()
  const { selectedIDs } = useSelection()
  const chosen = useRef<readonly string[]>([])
  const callBack = useRef(onTrashed)
  useEffect(() => {
    callBack.current = onTrashed
    if (selectedIDs.length > 0) chosen.current = selectedIDs.map(String)
  })
  useEffect(() => {
    if (isTrash()) return
    const shown = idsOf(data?.docs)
    const missing = chosen.current.filter((id) => !shown.has(id))
    if (missing.length === 0) return
    chosen.current = []
    void findDeletion(collectionSlug, missing).then((rows) => rows && callBack.current(rows))
  }, [collectionSlug, data])
}
