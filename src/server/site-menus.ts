import 'server-only'
import { wholeCatalogue } from '@/src/domain/catalogue/address'
import { defaultFooter, defaultHeader } from '@/src/domain/navigation/defaults'
import { filledFooter, filledHeader, modelLinks, pageLinks, stockLinks } from '@/src/domain/navigation/fill'
import { ofManufacturer } from '@/src/domain/navigation/model-menu'
import type { Site } from '@/src/domain/tenancy/site'
import { findModels } from './catalogue'
import { listedModels } from './models'

/** The link to the shopper's account page, the same for all visitors, because pages are cached (ACC-04). */
const garageOf = ({ switches: { accounts } }: Site): Site['header'] =>
  accounts.garage ? [{ label: 'My garage', href: accounts.garage_path }] : []

/**
 * Adds the menus that shoppers see: the dealer's own, else the default ones, with Models and Stock filled in (CNT-02).
 * Models are cached in memory, so menus cost no query.
 */
export const withMenus = async (site: Site): Promise<Site> => {
  const { search } = site.switches
  const [found, all] = await Promise.all([findModels(site.id, wholeCatalogue), listedModels(site.id)])
  const listed = ofManufacturer(all ?? [], site.manufacturer?.name)
  const searched = found ? modelLinks(found, search) : []
  const known = { models: listed.length > 0 ? pageLinks(listed) : searched, stock: stockLinks(search) }
  return {
    ...site,
    header: [...filledHeader(site.header.length > 0 ? site.header : defaultHeader, known), ...garageOf(site)],
    footer: filledFooter(site.footer.length > 0 ? site.footer : defaultFooter(search.base_path), known),
  }
}
