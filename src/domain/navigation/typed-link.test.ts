import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSafeHref } from '@/src/domain/content/href'
import { readTypedLink } from './typed-link'

const site = 'https://www.ironbark.example'
const read = (typedText: string) => readTypedLink(typedText, site)

describe('[STF-07] an address that staff type', () => {
  test.each([
    ['/finance', '/finance'],
    [' /service#booking ', '/service#booking'],
    ['#team', '#team'],
    ['https://shop.example/tyres?size=17', 'https://shop.example/tyres?size=17'],
    ['http://shop.example', 'https://shop.example'],
    ['shop.example.com/tyres', 'https://shop.example.com/tyres'],
    ['www.shop.example', 'https://www.shop.example'],
    ['https://www.ironbark.example/about-us#team', '/about-us#team'],
    ['www.ironbark.example/about-us', '/about-us'],
    ['tel:1300123456', 'tel:1300123456'],
    ['07 5550 1100', 'tel:+61755501100'],
    ['1300 123 456', 'tel:1300123456'],
    ['sales@ironbark.example', 'mailto:sales@ironbark.example'],
  ])('%s is stored as %s', (typedText, href) => {
    expect(read(typedText)?.href).toBe(href)
  })

  test.each(['', 'fin', 'used cars', 'finance', 'javascript:alert(1)', '//evil.example', '/two words', '12'])(
    '“%s” is not an address',
    (typedText) => {
      expect(read(typedText)).toBeUndefined()
    },
  )

  test('is always safe to follow', () => {
    const text = fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress(), fc.domain())
    fc.assert(
      fc.property(text, (typedText) => {
        const link = read(typedText)
        expect(link === undefined || isSafeHref(link.href)).toBe(true)
      }),
    )
  })
})
