import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PrivacySettings, buildPrivacyText } from './privacy-text'

const noSettings: PrivacySettings = {
  accounts: false,
  news: false,
  analytics: false,
  foreignChat: false,
  payments: false,
  valuations: false,
  quotes: false,
  botCheck: false,
  maps: false,
}
const textFor = (settings: Partial<PrivacySettings>) =>
  buildPrivacyText({ ...noSettings, ...settings })
    .flatMap(({ title, paragraphs }) => [title, ...paragraphs])
    .join('\n')

describe('data retention text (APP 5)', () => {
  test('[LEAD-08] [ACC-01] says that saved cars stay in the browser only if they do', () => {
    expect(textFor({ accounts: true })).toContain('We then store them with your account')
    expect(textFor({})).toContain('Your browser remembers the vehicles you look at or save.')
  })

  test('[LEAD-09] names what a lead includes and what stays in the browser', () => {
    for (const part of [
      'page you sent it from',
      'last pages you looked at on this site',
      'campaign',
      'browser',
      'Not you?',
    ])
      expect(textFor({})).toContain(part)
  })

  test.each<[keyof PrivacySettings, RegExp]>([
    ['accounts', /code to the number.*two days/],
    ['news', /if you ticked the box/],
    ['analytics', /Google Analytics/],
    ['foreignChat', /Another company provides the chat/],
    ['payments', /Stripe/],
    ['valuations', /valuation service/],
    ['quotes', /finance broker/],
    ['botCheck', /Cloudflare/],
    ['maps', /map service/],
  ])('[LEAD-08] mentions %s if and only if it is in use', (name, pattern) => {
    expect(textFor({ [name]: true })).toMatch(pattern)
    expect(textFor({})).not.toMatch(pattern)
  })

  test('has text in every section, and each section once, for any settings', () => {
    const any = fc.record(
      Object.fromEntries(Object.keys(noSettings).map((name) => [name, fc.boolean()])) as Record<
        keyof PrivacySettings,
        fc.Arbitrary<boolean>
      >,
    )
    fc.assert(
      fc.property(any, (settings) => {
        const parts = buildPrivacyText(settings)
        expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length)
        const all = parts.flatMap(({ paragraphs }) => paragraphs)
        expect(new Set(all).size).toBe(all.length)
        for (const text of all) expect(text).toMatch(/^[A-Z“].*[.]$/)
      }),
    )
  })
})
