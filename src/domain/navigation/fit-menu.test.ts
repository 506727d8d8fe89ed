import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitMenu, availableMenuWidth } from './fit-menu'

const service = {
  label: 'Service & Parts',
  children: [
    { label: 'Servicing', href: '/service' },
    { label: 'Parts', href: '/parts' },
  ],
}
const items = [{ label: 'Home', href: '/' }, { label: 'Finance', href: '/finance' }, service]

describe('[CNT-02] fitMenu', () => {
  test('leaves a menu that has room as it is', () => {
    expect(fitMenu(items, availableMenuWidth({ name: 'Voltara', hasImage: false }))).toBe(items)
  })

  test('moves the last entries into “More”, with the links below them', () => {
    expect(fitMenu(items, 200)).toEqual([
      { label: 'Home', href: '/' },
      {
        label: 'More',
        children: [
          { label: 'Finance', href: '/finance' },
          { label: 'Servicing', href: '/service' },
          { label: 'Parts', href: '/parts' },
        ],
      },
    ])
  })

  test('a long name or a logo leaves less room', () => {
    const room = (name: string, hasImage = false) => availableMenuWidth({ name, hasImage })
    expect(room('Southern Cross Motorcycles')).toBeLessThan(room('Voltara'))
    expect(room('Voltara', true)).toBeLessThan(room('Voltara'))
    expect(room('x'.repeat(80))).toBeGreaterThan(500)
  })

  test('loses no link, whatever the room', () => {
    const label = fc.string({ minLength: 1, maxLength: 30 })
    const link = fc.record({ label, href: fc.webPath() })
    const item = fc.oneof(link, fc.record({ label, children: fc.array(link, { minLength: 1, maxLength: 4 }) }))
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), fc.integer({ min: 0, max: 1500 }), (menu, room) => {
        const hrefs = (list: readonly (typeof menu)[number][]) =>
          list.flatMap((one) => ('children' in one ? one.children.map(({ href }) => href) : [one.href]))
        expect(hrefs(fitMenu(menu, room) as typeof menu)).toEqual(hrefs(menu))
      }),
    )
  })
})
