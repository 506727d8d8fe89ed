import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { allStockLink, allStockMenuLink } from './all-stock-link'

test('[SRCH-03] a link to the stock page names the default city that the page opens with, in the menu too', () => {
  const linksFor = (default_city: string) => {
    const switches = resolveSwitches({}, { search: { default_city } })
    const links = [allStockLink({ switches }), allStockMenuLink(switches.search)]
    expect(links.map(({ href }) => href)).toEqual([switches.search.base_path, switches.search.base_path])
    return links.map(({ label }) => label)
  }
  expect(linksFor('')).toEqual(['See all stock', 'All stock'])
  expect(linksFor('Queanbeyan')).toEqual(['See stock in Queanbeyan', 'Stock in Queanbeyan'])
})
