import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import starter from '@/tenants/starter.json'
import { fillPlaceholders } from './fill-placeholders'
import { buildStarterWords } from './starter-words'

/** The starter pages with these addresses, or all of them, at a dealer with a template. */
const fillPages = (search: object, item_types: readonly string[], path?: string): string => {
  const pages = starter.pages.filter((page) => path === undefined || page.path === path)
  const words = buildStarterWords('Ada’s', resolveSwitches({ display: { item_types } }, { search }))
  return JSON.stringify(fillPlaceholders(pages, words))
}

test('[TEN-09] a starter page on warranties describes what the dealer sells', () => {
  const [all, demo, used] = [{}, { categories: ['demo', 'used'] }, { categories: ['used'] }].map((search) =>
    fillPages(search, ['car'], '/pages/warranty'),
  )
  expect(all).toContain('A new car comes with its manufacturer’s warranty.')
  expect(demo).toContain('A demonstrator comes with the rest of its manufacturer’s warranty.')
  expect(demo).not.toContain('A new car')
  expect(used).toContain('A used car may still have some of its manufacturer’s warranty')
  expect(used).toContain('The warranty on used cars from Ada’s.')
  expect(used).not.toMatch(/new cars? |demonstrator/i)
})

test('[TEN-09] every placeholder of the starter set is filled', () => {
  for (const categories of [[], ['new'], ['demo', 'used'], ['used']])
    expect(fillPages({ categories }, ['truck'])).not.toMatch(/\{\w+\}|\bcars?\b(?!\/)/)
})

test('[TEN-09] [TRD-01] the starter page on buying offers to value a trade-in only where the dealer takes them', () => {
  const buying = (offered: boolean): string => {
    const words = buildStarterWords('Ada’s', resolveSwitches({}, { trade_in: { offered } }))
    return JSON.stringify(fillPlaceholders(starter.pages, words))
  }
  expect(buying(true)).toContain('Ask us about finance, or have your own car valued towards the next.')
  expect(buying(false)).toContain('Ask us about finance.')
})

test('[TEN-09] [LEAD-04] the starter page on trade-ins names the details that its form asks for', () => {
  const trading = (item_types: readonly string[], vehicle: object = {}): string => {
    const words = buildStarterWords('Ada’s', resolveSwitches({ display: { item_types } }, { vehicle }))
    return JSON.stringify(fillPlaceholders(starter.pages, words))
  }
  expect(trading(['truck'], { trade_in: false })).toContain('Its rego and kilometres. It takes two minutes')
  expect(trading(['caravan'], { trade_in: false })).toContain('Its rego and its length. It takes two minutes')
  expect(trading(['car'], { trade_in: true })).toContain('Its rego, kilometres and condition.')
})

test('[TEN-09] the starter page on capped prices has the words of its kind of vehicle', () => {
  const fillPage = (type: string): string => fillPages({}, [type], '/pages/capped-price-service')
  expect(fillPage('car')).toContain('for a number of years or kilometres.')
  expect(fillPage('caravan')).toContain('for a number of years. Not every')
  expect(fillPage('caravan')).not.toMatch(/kilomet|wiper/)
  expect(fillPage('motorcycle')).toContain('such as tyres, brake pads and chains, are not part of it')
})
