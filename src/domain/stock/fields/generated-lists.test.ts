import { format, resolveConfig } from 'prettier'
import { describe, expect, test } from 'vitest'
import { attributeLists, factIcons } from './attribute-lists'
import { computedFacets } from './computed-facets'
import type { VehicleField } from './field'
import { fieldsByPath, readField } from './paths'

const { listFields, rangeFields, facetGroups, ...cardLists } = attributeLists

/** Browsers load what a file exports together, so each holds what one kind of page needs. */
const files: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'card-attributes': cardLists,
  'search-fields': { listFields, rangeFields },
  'facet-groups': { facetGroups },
  'fact-icons': { factIcons },
}

const toCode = async (constants: Readonly<Record<string, object>>): Promise<string> => {
  const code = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const`,
  )
  const note = '/** Written from the entries of the fields by `generated-lists.test.ts`; do not edit. */'
  const options = await resolveConfig(new URL(import.meta.url))
  return format([note, ...code].join('\n\n'), { ...options, plugins: [], parser: 'typescript' })
}

describe('the lists that browsers load', () => {
  test.each(Object.entries(files))(
    '[SRCH-02] generated/%s.ts matches the entries of the fields; -u writes it',
    async (name, constants) => {
      await expect(await toCode(constants)).toMatchFileSnapshot(`./generated/${name}.ts`)
    },
  )
})

/** Facets in the addresses that shoppers, links and search engines have, in their order there. A new one goes to the end. */
const publishedLists =
  'make make_model model badge series car_type categories item_type body fuel transmission drive colour seats year state city location_name dealership_name dealership_slug tag status certified filtered_features price price_range km subscription_price weekly_price_range region doors cylinders lams berths connector reduced'
const publishedRanges =
  'price km year seats subscription_price weekly_price towing electric_range payload atm seat_height body_length gvm battery tare engine_capacity'

describe('facets that fields declare', () => {
  test('[SRCH-02] a new facet follows those of existing addresses, whose order stays', () => {
    expect(listFields.join(' ')).toMatch(new RegExp(`^${publishedLists}(?: |$)`))
    expect(rangeFields.join(' ')).toMatch(new RegExp(`^${publishedRanges}(?: |$)`))
  })

  test('[SRCH-04] no two fields have the same position in addresses, beside the results or on cards', () => {
    const all: readonly Pick<VehicleField, 'facet' | 'card'>[] = [
      ...fieldsByPath.map(({ field }) => field),
      ...Object.values(computedFacets),
    ]
    for (const positions of [
      all.map(({ facet }) => facet?.list),
      all.map(({ facet }) => facet?.range),
      all.map(({ facet }) => facet?.sidebar?.position),
      all.map(({ card }) => card?.position),
    ]) {
      const taken = positions.filter((position) => position !== undefined)
      expect(taken.length).toBeGreaterThan(5)
      expect(new Set(taken).size).toBe(taken.length)
    }
  })

  test('[STK-04] a facet or a card’s fact has an attribute of its own', () => {
    const withoutAttribute = fieldsByPath.filter(
      ({ field: { facet, card, search = 'computed' } }) => (facet || card) && search === 'computed',
    )
    expect(withoutAttribute.map(({ path }) => path)).toEqual([])
    expect(new Set(listFields).size).toBe(listFields.length)
  })

  test('[STK-04] reads a field of a nested part, and nothing where the part is missing', () => {
    const sleeps = { part: 'caravan', name: 'sleeps' } as const
    expect(readField({ caravan: { sleeps: 4 } }, sleeps)).toBe(4)
    expect(readField({ caravan: null }, sleeps)).toBeUndefined()
    expect(readField({}, sleeps)).toBeUndefined()
  })
})
