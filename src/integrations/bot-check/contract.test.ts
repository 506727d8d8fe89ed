import { expect, test } from 'vitest'
import { solveWork } from '@/src/domain/leads/bot-challenge'
import { fakeService } from '../http/fake-service.test-support'
import { botCheckContract } from './contract'
import { embeddedBotCheck } from './embedded'
import { botCheck } from './index'
import type { BotCheck } from './port'
import { turnstile } from './turnstile'

const now = Date.UTC(2026, 10, 22, 8)

const solved = async (check: BotCheck, at: number): Promise<string> => {
  const asked = check.challenge(at)
  if (asked.kind !== 'work') throw new Error('The challenge is not proof of work.')
  return (await solveWork(asked)) ?? ''
}

botCheckContract('embedded', async () => ({
  check: embeddedBotCheck('secret'),
  solve: solved,
  close: async () => undefined,
}))

botCheckContract('Turnstile', async () => {
  const fake = await fakeService(() => ({ body: { success: false, 'error-codes': ['invalid-input-response'] } }))
  const check = turnstile({ site_key: 'site', secret: 'secret', address: fake.address })
  return {
    check: {
      ...check,
      verify: (solution, at, sender) => {
        fake.say = solution === 'right' ? () => ({ body: { success: true } }) : null
        return check.verify(solution, at, sender)
      },
    },
    solve: async () => 'right',
    close: () => fake.close(),
  }
})

test('[LEAD-10] returns a single-use key for a solution and refuses a changed or wrongly signed one', async () => {
  const check = embeddedBotCheck('secret')
  const solution = await solved(check, now)
  const { once } = await check.verify(solution, now, null)
  expect(once).toMatch(/^[0-9a-f]{64}$/)
  expect(await embeddedBotCheck('other').verify(solution, now, null)).toEqual({ verdict: 'refused' })
  const changed = { ...(JSON.parse(atob(solution)) as { salt: string; number: number }), number: 20_001 }
  expect(await check.verify(btoa(JSON.stringify(changed)), now, null)).toEqual({ verdict: 'refused' })
  const longer = { ...changed, salt: changed.salt.replace(/&$/, '9&') }
  expect(await check.verify(btoa(JSON.stringify(longer)), now, null)).toEqual({ verdict: 'refused' })
})

test('[LEAD-10] gives an expired solution the verdict "none"', async () => {
  const check = embeddedBotCheck('secret')
  const solution = await solved(check, now)
  expect(await check.verify(solution, now + 3_599_000, null)).toMatchObject({ verdict: 'passed' })
  expect(await check.verify(solution, now + 3_602_000, null)).toEqual({ verdict: 'none' })
})

test('[LEAD-10] gives the verdict "none" in time when the provider hangs, fails or rejects our key', async () => {
  const fake = await fakeService(() => 'hang')
  const check = turnstile({ site_key: 'site', secret: 'secret', address: fake.address, timeoutMs: 200 })
  expect(await check.verify('token', now, null)).toEqual({ verdict: 'none', isAway: true })
  fake.say = () => ({ status: 500, text: 'broken' })
  expect(await check.verify('token', now, null)).toEqual({ verdict: 'none', isAway: true })
  fake.say = () => ({ body: { success: false, 'error-codes': ['invalid-input-secret'] } })
  expect(await check.verify('token', now, null)).toEqual({ verdict: 'none', isAway: true })
  fake.say = () => ({ body: { success: false, 'error-codes': ['bad-request'] } })
  expect(await check.verify('token', now, null)).toEqual({ verdict: 'none' })
  await fake.close()
})

test('[LEAD-10] the environment selects the provider', () => {
  const keys = { TURNSTILE_SITE_KEY: 'a', TURNSTILE_SECRET_KEY: 'b', PAYLOAD_SECRET: 'c' }
  expect(botCheck(keys).challenge(now)).toEqual({ kind: 'turnstile', site_key: 'a' })
  expect(botCheck({ ...keys, TURNSTILE_SITE_KEY: '' }).challenge(now).kind).toBe('work')
})
