import { type ConfiguredCollection, declarationOf } from '../collections/declaration'
import { type MenuEntry, type PanelRole, panelGroups } from './menu'

/** A collection in the menu. */
export type PanelEntry = MenuEntry & { readonly slug: string }

/** Lists the complete menu in its order. */
const listAllEntries = (collections: readonly ConfiguredCollection[]): readonly PanelEntry[] =>
  collections
    .flatMap((collection) =>
      (declarationOf(collection)?.menu ?? []).map((menuEntry) => ({ ...menuEntry, slug: collection.slug })),
    )
    .sort((one, other) => panelGroups.indexOf(one.group) - panelGroups.indexOf(other.group) || one.order - other.order)

/** Lists the menu for a person with these roles; each collection once, in the menu's order. */
export const listPanelEntries = (
  collections: readonly ConfiguredCollection[],
  roles: readonly PanelRole[],
): readonly PanelEntry[] => {
  const listedSlugs = new Set<string>()
  return listAllEntries(collections).filter((entry) => {
    const isVisible = !listedSlugs.has(entry.slug) && entry.roles.some((role) => roles.includes(role))
    if (isVisible) listedSlugs.add(entry.slug)
    return isVisible
  })
}
