import { describe, expect, test } from 'vitest'
import { defaultFooter, defaultHeader } from './default-menus'
import { buildPhoneMenu } from './phone-menu'

const labelsOf = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label)

describe('[CNT-02] the menu of a phone', () => {
  test('has the tasks of the footer after the header, with their labels', () => {
    const menu = buildPhoneMenu(defaultHeader, defaultFooter('/search', ['motorcycle']))
    expect(labelsOf(menu.slice(defaultHeader.length))).toEqual(['Trade In', 'Test Ride'])
  })

  test('repeats no task that the header has, and adds no page that is closed', () => {
    const header = [{ label: 'Sell', children: [{ label: 'Trade in', href: '/trade-in' }] }]
    const footer = [
      {
        title: 'Tools',
        links: [
          { label: 'Trade In', href: '/trade-in' },
          { label: 'News', href: '/news' },
        ],
      },
    ]
    expect(buildPhoneMenu(header, footer)).toEqual(header)
    expect(buildPhoneMenu(header, [])).toEqual(header)
  })
})
