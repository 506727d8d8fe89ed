import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeRules, formatCodeMessage, planCode, parseCode, formatCode } from './sign-in-codes'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

type SentText = { readonly at: number; readonly long: boolean }

/** Simulates an attacker who requests codes for one phone at these seconds of a day, from a new browser each time. */
const simulateRequests = (
  moments: readonly number[],
): { readonly texts: readonly SentText[]; readonly shared: number } => {
  const texts: SentText[] = []
  let shared = 0
  for (const at of [...moments].sort((a, b) => a - b)) {
    const plan = planCode({
      textsLastHour: texts.filter((one) => at - one.at < HOUR_SECONDS).length,
      shortUnusedLastDay: texts.filter((one) => !one.long && at - one.at < DAY_SECONDS).length,
      hasLongCode: texts.some((one) => one.long && at - one.at < codeRules.longMinutes * 60),
      secondsSinceLastRequest: null,
      passedBotCheck: true,
    })
    if (plan.kind === 'text') texts.push({ at, long: plan.long })
    if (plan.kind === 'share') shared += 1
  }
  return { texts, shared }
}

const moments = fc.array(fc.integer({ min: 0, max: DAY_SECONDS - 1 }), { minLength: 1, maxLength: 300 })

test('[ACC-01] limits brute force on one phone to a chance below 1 in 10,000 a day', () => {
  fc.assert(
    fc.property(moments, (requests) => {
      const { texts } = simulateRequests(requests)
      const short = texts.filter(({ long }) => !long).length
      // A short code can be tried only in the browser that requested it, a limited number of times.
      const shortCodeChance = (short * codeRules.maxTries) / 10 ** codeRules.shortDigits
      // A long code can be tried in any browser, at up to 500 tries a second.
      const longCodeChance = (500 * DAY_SECONDS) / 10 ** codeRules.longDigits
      expect(shortCodeChance + longCodeChance).toBeLessThan(1 / 10_000)
    }),
  )
})

test('[ACC-01] sends at most four texts an hour to one phone', () => {
  fc.assert(
    fc.property(moments, (requests) => {
      const { texts } = simulateRequests(requests)
      for (const { at } of texts)
        expect(texts.filter((one) => one.at <= at && at - one.at < HOUR_SECONDS).length).toBeLessThanOrEqual(4)
    }),
  )
})

test('[OPS-02] refuses, or shares a long code, if other dealers used up the texts of the hour', () => {
  const history = { textsLastHour: 4, shortUnusedLastDay: 4, secondsSinceLastRequest: null, passedBotCheck: true }
  expect(planCode({ ...history, hasLongCode: false })).toEqual({ kind: 'rejected' })
  expect(planCode({ ...history, hasLongCode: true })).toEqual({ kind: 'share' })
})

test('[OPS-02] requires the bot check from the second request of an hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.boolean(), (textsLastHour, hasLongCode) => {
      const requests = { textsLastHour, shortUnusedLastDay: textsLastHour, hasLongCode, secondsSinceLastRequest: null }
      expect(planCode({ ...requests, passedBotCheck: false }).kind).toBe(
        textsLastHour === 0 ? 'text' : 'needs-bot-check',
      )
      expect(planCode({ ...requests, passedBotCheck: true }).kind).not.toBe('needs-bot-check')
    }),
  )
})

test('[ACC-01] sends no text only while the owner has a valid long code', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: DAY_SECONDS - 1 }), (requests, at) => {
      const { texts } = simulateRequests(requests.filter((moment) => moment <= at))
      const plan = planCode({
        textsLastHour: texts.filter((one) => at - one.at < HOUR_SECONDS).length,
        shortUnusedLastDay: texts.filter((one) => !one.long && at - one.at < DAY_SECONDS).length,
        hasLongCode: texts.some((one) => one.long && at - one.at < codeRules.longMinutes * 60),
        secondsSinceLastRequest: null,
        passedBotCheck: true,
      })
      expect(['share', 'text']).toContain(plan.kind)
      if (plan.kind !== 'share') return
      const latest = texts.at(-1)
      expect(latest?.long).toBe(true)
      expect(at - (latest?.at ?? 0)).toBeLessThan((codeRules.longMinutes - 5) * 60)
    }),
  )
})

test('[ACC-01] makes the same browser wait thirty seconds between requests', () => {
  const requests = { textsLastHour: 1, shortUnusedLastDay: 1, hasLongCode: false, passedBotCheck: true }
  expect(planCode({ ...requests, secondsSinceLastRequest: 0 })).toEqual({ kind: 'rate-limited', seconds: 30 })
  expect(planCode({ ...requests, secondsSinceLastRequest: 29.5 })).toEqual({ kind: 'rate-limited', seconds: 1 })
  expect(planCode({ ...requests, secondsSinceLastRequest: 30 })).toEqual({ kind: 'text', long: false })
})

test('[ACC-01] names the dealer, the lifetime and the one site that may autofill the code', () => {
  expect(formatCodeMessage('Banksia', '012345', 'banksia.example')).toBe(
    '012345 is your sign-in code for Banksia. It expires in 10 minutes. We never ask you for it.\n\n@banksia.example #012345',
  )
  expect(formatCodeMessage('Banksia', '123456789012', 'banksia.example')).toMatch(
    /^1234 5678 9012 is .* It expires in 70 minutes/,
  )
})

test('[ACC-01] parses a code with any spacing, and nothing else', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(?:\d{6}|\d{12})$/), (code) => {
      expect(parseCode(formatCode(code))).toBe(code)
      expect(parseCode(` ${code.slice(0, 3)}-${code.slice(3)} `)).toBe(code)
    }),
  )
  for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６', undefined, 123456, ['123456'], ' '.repeat(61)])
    expect(parseCode(text)).toBeNull()
})
