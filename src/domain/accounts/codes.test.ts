import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeRules, codeText, planCode, typedCode, writtenCode } from './codes'

const hour = 3600
const day = 24 * hour

type Text = { readonly at: number; readonly long: boolean }

/** What an attacker gets who asks at these seconds of a day for one phone, from a new browser each time. */
const askedAt = (moments: readonly number[]): { readonly texts: readonly Text[]; readonly shared: number } => {
  const texts: Text[] = []
  let shared = 0
  for (const at of [...moments].sort((a, b) => a - b)) {
    const plan = planCode({
      textsLastHour: texts.filter((one) => at - one.at < hour).length,
      shortUnusedLastDay: texts.filter((one) => !one.long && at - one.at < day).length,
      hasLongCode: texts.some((one) => one.long && at - one.at < codeRules.longMinutes * 60),
      askedSecondsAgo: null,
      isProven: true,
    })
    if (plan.kind === 'text') texts.push({ at, long: plan.long })
    if (plan.kind === 'share') shared += 1
  }
  return { texts, shared }
}

const moments = fc.array(fc.integer({ min: 0, max: day - 1 }), { minLength: 1, maxLength: 300 })

test('[ACC-01] brute force on one phone, over any day, is locked out before 1 in 10,000', () => {
  fc.assert(
    fc.property(moments, (asked) => {
      const { texts } = askedAt(asked)
      const short = texts.filter(({ long }) => !long).length
      // Short codes are tried only by the browser that asked for them, so many tries each and no more.
      const byShort = (short * codeRules.tries) / 10 ** codeRules.shortDigits
      // Long ones by any number of browsers: as fast as 500 tries a second.
      const byLong = (500 * day) / 10 ** codeRules.longDigits
      expect(byShort + byLong).toBeLessThan(1 / 10_000)
    }),
  )
})

test('[ACC-01] nobody is sent more than four texts in an hour', () => {
  fc.assert(
    fc.property(moments, (asked) => {
      const { texts } = askedAt(asked)
      for (const { at } of texts)
        expect(texts.filter((one) => one.at <= at && at - one.at < hour).length).toBeLessThanOrEqual(4)
    }),
  )
})

test('[OPS-02] where the texts of the hour went out for other dealers, nothing is sent or shared', () => {
  const history = { textsLastHour: 4, shortUnusedLastDay: 4, askedSecondsAgo: null, isProven: true }
  expect(planCode({ ...history, hasLongCode: false })).toEqual({ kind: 'refuse' })
  expect(planCode({ ...history, hasLongCode: true })).toEqual({ kind: 'share' })
})

test('[OPS-02] from the second question of an hour on, only a browser that passed the bot check gets anything', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.boolean(), (textsLastHour, hasLongCode) => {
      const asked = { textsLastHour, shortUnusedLastDay: textsLastHour, hasLongCode, askedSecondsAgo: null }
      expect(planCode({ ...asked, isProven: false }).kind).toBe(textsLastHour === 0 ? 'text' : 'prove')
      expect(planCode({ ...asked, isProven: true }).kind).not.toBe('prove')
    }),
  )
})

test('[ACC-01] whenever no text is sent, the owner holds a long code that still lasts', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: day - 1 }), (asked, at) => {
      const { texts } = askedAt(asked.filter((moment) => moment <= at))
      const plan = planCode({
        textsLastHour: texts.filter((one) => at - one.at < hour).length,
        shortUnusedLastDay: texts.filter((one) => !one.long && at - one.at < day).length,
        hasLongCode: texts.some((one) => one.long && at - one.at < codeRules.longMinutes * 60),
        askedSecondsAgo: null,
        isProven: true,
      })
      expect(['share', 'text']).toContain(plan.kind)
      if (plan.kind !== 'share') return
      const latest = texts.at(-1)
      expect(latest?.long).toBe(true)
      expect(at - (latest?.at ?? 0)).toBeLessThan((codeRules.longMinutes - 5) * 60)
    }),
  )
})

test('[ACC-01] the same browser waits thirty seconds before it asks again', () => {
  const asked = { textsLastHour: 1, shortUnusedLastDay: 1, hasLongCode: false, isProven: true }
  expect(planCode({ ...asked, askedSecondsAgo: 0 })).toEqual({ kind: 'wait', seconds: 30 })
  expect(planCode({ ...asked, askedSecondsAgo: 29.5 })).toEqual({ kind: 'wait', seconds: 1 })
  expect(planCode({ ...asked, askedSecondsAgo: 30 })).toEqual({ kind: 'text', long: false })
})

test('[ACC-01] the text names the dealer, how long it lasts, and the one site that may fill it in', () => {
  expect(codeText('Banksia', '012345', 'banksia.example')).toBe(
    '012345 is your Banksia sign-in code. It lasts 10 minutes. We never ask you for it.\n\n@banksia.example #012345',
  )
  expect(codeText('Banksia', '123456789012', 'banksia.example')).toMatch(/^1234 5678 9012 is .* It lasts 70 minutes/)
})

test('[ACC-01] a code is read however it is spaced, and nothing else is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(?:\d{6}|\d{12})$/), (code) => {
      expect(typedCode(writtenCode(code))).toBe(code)
      expect(typedCode(` ${code.slice(0, 3)}-${code.slice(3)} `)).toBe(code)
    }),
  )
  for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６', undefined, 123456, ['123456'], ' '.repeat(61)])
    expect(typedCode(text)).toBeNull()
})
