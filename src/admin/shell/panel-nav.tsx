import { DefaultNav } from '@payloadcms/next/rsc'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import type { ComponentProps } from 'react'
import { panelRolesOf } from '@/src/cms/panel-plugin'
import { listPanelEntries, type PanelEntry } from '@/src/domain/panel/navigation'
import { withFoldedGroups } from './folded-groups'
import { MenuKeys } from './menu-keys'
import { OpenNav } from './open-nav'

const withPanelEntry = (
  collection: SanitizedCollectionConfig,
  { group, label }: PanelEntry,
): SanitizedCollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, group },
  ...(label === undefined ? {} : { labels: { ...collection.labels, plural: label } }),
})

/**
 * Payload's menu with our order and labels (ADM-01). Payload takes the order from the list of collections, which also
 * numbers the index names, so the menu gets a reordered copy and the configuration keeps its order.
 */
export const PanelNav = (props: ComponentProps<typeof DefaultNav>) => {
  const { payload, req, user } = props
  const collections = listPanelEntries(payload.config.collections, panelRolesOf(req?.user ?? user)).flatMap((entry) => {
    const found = payload.config.collections.find(({ slug }) => slug === entry.slug)
    return found ? [withPanelEntry(found, entry)] : []
  })
  const orderedPayload = Object.create(payload, { config: { value: { ...payload.config, collections } } }) as Payload
  return (
    <>
      <OpenNav />
      <MenuKeys />
      <DefaultNav {...props} payload={orderedPayload} {...(req && { req: withFoldedGroups(req) })} />
    </>
  )
}
