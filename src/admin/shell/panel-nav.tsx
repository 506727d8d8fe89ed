import { DefaultNav } from '@payloadcms/next/rsc'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import type { ComponentProps } from 'react'
import { panelRolesOf } from '@/collections/shared/panel'
import { entriesFor, type PanelEntry } from '@/src/domain/panel/navigation'
import { OpenNav } from './open-nav'

const placed = (collection: SanitizedCollectionConfig, { group, label }: PanelEntry): SanitizedCollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, group },
  ...(label === undefined ? {} : { labels: { ...collection.labels, plural: label } }),
})

/**
 * Payload's own menu in our order and words (ADM-01). Its order is that of the collections, which numbers the names of
 * indexes, too: so it is told of them in another order, and the configuration keeps its own.
 */
export const PanelNav = (props: ComponentProps<typeof DefaultNav>) => {
  const { payload, req, user } = props
  const collections = entriesFor(panelRolesOf(req?.user ?? user)).flatMap((entry) => {
    const found = payload.config.collections.find(({ slug }) => slug === entry.slug)
    return found ? [placed(found, entry)] : []
  })
  const inOrder = Object.create(payload, { config: { value: { ...payload.config, collections } } }) as Payload
  return (
    <>
      <OpenNav />
      <DefaultNav {...props} payload={inOrder} />
    </>
  )
}
