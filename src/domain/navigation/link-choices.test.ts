import { describe, expect, test } from 'vitest'
import { findLinkChoice, formatTarget, listLinkChoices, type LinkChoice } from './link-choices'

const choices: readonly LinkChoice[] = [
  { group: 'Pages', title: 'About us', href: '/about-us' },
  { group: 'Pages', title: 'Our finance team', href: '/finance-team' },
  { group: 'Pages', title: 'Finance', href: '/finance' },
  { group: 'Searches', title: 'Used cars', href: '/search/used-cars' },
  { group: 'Offers', title: 'Low-rate finance', href: '/offers/low-rate' },
  { group: 'Phone', title: 'Call 07 5550 1100', href: 'tel:+61755501100' },
]
const titles = (typedText: string) =>
  listLinkChoices(choices, typedText).groups.map((group) => group.choices.map(({ title }) => title))

describe('[STF-07] a choice of links', () => {
  test('titles that begin with the typed text come first, in the group of the best match', () => {
    expect(titles('finance')).toEqual([['Finance', 'Our finance team'], ['Low-rate finance']])
    expect(titles('ABOUT')).toEqual([['About us']])
  })

  test('is found by its kind and address, too', () => {
    expect(titles('phone')).toEqual([['Call 07 5550 1100']])
    expect(titles('low-rate')).toEqual([['Low-rate finance']])
    expect(titles('offer finance')).toEqual([['Low-rate finance']])
    expect(titles('nothing of the kind')).toEqual([])
  })

  test('without a search some of each kind are listed, and all are counted', () => {
    const many = Array.from({ length: 40 }, (_, at): LinkChoice => ({
      group: 'Pages',
      title: `Page ${String(at)}`,
      href: `/page-${String(at)}`,
    }))
    const { groups, total } = listLinkChoices([...many, ...choices.slice(3)], ' ')
    expect(groups.map((one) => one.choices.length)).toEqual([25, 1, 1, 1])
    expect(total).toBe(43)
  })

  test('a stored address is known again, with and without a slash at its end', () => {
    expect(findLinkChoice(choices, ' /About-Us/ ')?.title).toBe('About us')
    expect(findLinkChoice(choices, '/about-us#team')).toBeUndefined()
    expect(findLinkChoice(choices, '')).toBeUndefined()
  })

  test('is named by its title, and by its address too if another page has the same title', () => {
    const pages: readonly LinkChoice[] = [
      { group: 'Pages', title: 'Warranty', href: '/warranty' },
      { group: 'Pages', title: 'Warranty', href: '/pages/warranty' },
      { group: 'Pages', title: 'About us', href: '/about-us' },
    ]
    expect(pages.map(({ href }) => formatTarget(href, pages))).toEqual([
      'Warranty · /warranty',
      'Warranty · /pages/warranty',
      'About us',
    ])
    expect(formatTarget('https://example.com', pages)).toBe('https://example.com')
  })
})
