import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Keeping, whatWeKeep } from './what-we-keep'

const nothing: Keeping = {
  accounts: false,
  savedWithAccount: false,
  news: false,
  analytics: false,
  foreignChat: false,
  payments: false,
  valuations: false,
  quotes: false,
  botCheck: false,
}
const words = (keeping: Partial<Keeping>) =>
  whatWeKeep({ ...nothing, ...keeping })
    .flatMap(({ title, paragraphs }) => [title, ...paragraphs])
    .join('\n')

describe('what a site says that it keeps (APP 5)', () => {
  test('[LEAD-08] [ACCT-01] saved cars are said to stay in the browser only where they do', () => {
    expect(words({ accounts: true, savedWithAccount: true })).toContain('then they are kept with your account')
    for (const one of [{}, { accounts: true }, { savedWithAccount: true }])
      expect(words(one), JSON.stringify(one)).toContain('look at or save are remembered in your own browser.')
  })

  test('[LEAD-09] what goes with a lead is named, and what stays in the browser', () => {
    for (const part of ['page you sent it from', 'last pages of this site', 'campaign', 'browser', 'Not you?'])
      expect(words({})).toContain(part)
  })

  test.each<[keyof Keeping, RegExp]>([
    ['accounts', /code to the number.*two days/],
    ['news', /only if you ticked the box/],
    ['analytics', /Google Analytics/],
    ['foreignChat', /chat is another company/],
    ['payments', /Stripe/],
    ['valuations', /valuation service/],
    ['quotes', /finance broker/],
    ['botCheck', /Cloudflare/],
  ])('[LEAD-08] %s is told where it is in force, and nowhere else', (name, told) => {
    expect(words({ [name]: true })).toMatch(told)
    expect(words({})).not.toMatch(told)
  })

  test('whatever is in force, every part has words and stands once', () => {
    const any = fc.record(
      Object.fromEntries(Object.keys(nothing).map((name) => [name, fc.boolean()])) as Record<
        keyof Keeping,
        fc.Arbitrary<boolean>
      >,
    )
    fc.assert(
      fc.property(any, (keeping) => {
        const parts = whatWeKeep(keeping)
        expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length)
        const all = parts.flatMap(({ paragraphs }) => paragraphs)
        expect(new Set(all).size).toBe(all.length)
        for (const text of all) expect(text).toMatch(/^[A-Z“].*[.]$/)
      }),
    )
  })
})
