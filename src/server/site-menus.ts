import 'server-only'
import { wholeCatalogue } from '@/src/domain/catalogue/address'
import { defaultFooter, defaultHeader } from '@/src/domain/navigation/defaults'
import { filledFooter, filledHeader, modelLinks, stockLinks } from '@/src/domain/navigation/fill'
import type { Site } from '@/src/domain/tenancy/site'
import { findModels } from './catalogue'

/**
 * The site with its menus as shoppers see them: the dealer's own, else the usual ones, with Models and Stock filled in
 * (CNT-02). Models are kept in memory: no page asks the database for its menus.
 */
export const withMenus = async (site: Site): Promise<Site> => {
  const { search } = site.switches
  const found = await findModels(site.id, wholeCatalogue)
  const known = { models: found ? modelLinks(found, search) : [], stock: stockLinks(search) }
  return {
    ...site,
    header: filledHeader(site.header.length > 0 ? site.header : defaultHeader, known),
    footer: filledFooter(site.footer.length > 0 ? site.footer : defaultFooter(search.base_path), known),
  }
}
