import 'server-only'
import { emptyCatalogueSearch } from '@/src/domain/catalogue/search-params'
import { defaultFooter, defaultHeader } from '@/src/domain/navigation/default-menus'
import {
  fillFooter,
  fillHeader,
  listModelLinks,
  listModelPageLinks,
  listStockLinks,
} from '@/src/domain/navigation/fill-menus'
import { filterByManufacturer } from '@/src/domain/navigation/model-menu'
import type { Site } from '@/src/domain/tenancy/site'
import { findModels } from '@/src/server/models/catalogue'
import { listMenuModels } from '@/src/server/models/models'
import { loadLinkCheck } from './link-check'

/**
 * Adds the menus that shoppers see: the dealer's own, else the default ones, with Models and Stock filled in (CNT-02) and without
 * links that lead nowhere (STF-06). Models and addresses are cached in memory, so menus cost no query.
 */
export const withMenus = async (site: Site): Promise<Site> => {
  const { search, display } = site.switches
  const [found, all, leadsToPage] = await Promise.all([
    findModels(site.id, emptyCatalogueSearch),
    listMenuModels(site.id),
    loadLinkCheck(site.id),
  ])
  const menuModels = filterByManufacturer(all ?? [], site.manufacturer?.name)
  const searchLinks = found ? listModelLinks(found, search) : []
  const filledLinks = {
    models: menuModels.length > 0 ? listModelPageLinks(menuModels) : searchLinks,
    stock: listStockLinks(search),
    leadsToPage,
  }
  return {
    ...site,
    header: fillHeader(site.header.length > 0 ? site.header : defaultHeader, filledLinks),
    footer: fillFooter(
      site.footer.length > 0 ? site.footer : defaultFooter(search.base_path, display.item_types),
      filledLinks,
    ),
  }
}
