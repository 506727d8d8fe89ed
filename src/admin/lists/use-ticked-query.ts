import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import { mergeListSearchAndWhere } from 'payload/shared'

/** Payload’s word for a tick on the rows of all pages. */
const ALL_PAGES: string = 'allAvailable'

/**
 * The query of Payload's interface that finds the ticked rows of a list. Payload's own leaves out the search above the
 * list when all rows on all pages are ticked.
 */
export const useTickedQuery = (): string => {
  const { collectionSlug, query } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { getQueryParams, selectAll } = useSelection()
  const { search } = query
  if (selectAll !== ALL_PAGES || !search) return getQueryParams()
  return getQueryParams(mergeListSearchAndWhere({ collectionConfig: getEntityConfig({ collectionSlug }), search }))
}
