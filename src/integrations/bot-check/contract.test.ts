import { expect, test } from 'vitest'
import { solveChallenge } from '@/src/domain/leads/bot-challenge'
import { startFakeService } from '@/src/platform/http/fake-service.test-support'
import { testBotCheckContract } from './contract'
import { createEmbeddedBotCheck } from './embedded'
import { createBotCheck } from './index'
import type { BotCheck } from './port'
import { createTurnstileCheck } from './turnstile'

const NOW_MS = Date.UTC(2026, 10, 22, 8)

const solveBotChallenge = async (check: BotCheck, at: number): Promise<string> => {
  const challenge = check.challenge(at)
  if (challenge.kind !== 'work') throw new Error('The challenge is not proof of work.')
  return (await solveChallenge(challenge)) ?? ''
}

testBotCheckContract('embedded', async () => ({
  check: createEmbeddedBotCheck('secret'),
  solve: solveBotChallenge,
  close: async () => undefined,
}))

testBotCheckContract('Turnstile', async () => {
  const fake = await startFakeService(() => ({ body: { success: false, 'error-codes': ['invalid-input-response'] } }))
  const check = createTurnstileCheck({ site_key: 'site', secret: 'secret', address: fake.address })
  return {
    check: {
      ...check,
      verify: (solution, at, sender) => {
        fake.answer = solution === 'right' ? () => ({ body: { success: true } }) : null
        return check.verify(solution, at, sender)
      },
    },
    solve: async () => 'right',
    close: () => fake.close(),
  }
})

test('[LEAD-10] returns a single-use key for a solution and refuses a changed or wrongly signed one', async () => {
  const check = createEmbeddedBotCheck('secret')
  const solution = await solveBotChallenge(check, NOW_MS)
  const { singleUseKey } = await check.verify(solution, NOW_MS, null)
  expect(singleUseKey).toMatch(/^[0-9a-f]{64}$/)
  expect(await createEmbeddedBotCheck('other').verify(solution, NOW_MS, null)).toEqual({ verdict: 'refused' })
  const changed = { ...(JSON.parse(atob(solution)) as { salt: string; number: number }), number: 20_001 }
  expect(await check.verify(btoa(JSON.stringify(changed)), NOW_MS, null)).toEqual({ verdict: 'refused' })
  const resalted = { ...changed, salt: changed.salt.replace(/&$/, '9&') }
  expect(await check.verify(btoa(JSON.stringify(resalted)), NOW_MS, null)).toEqual({ verdict: 'refused' })
})

test('[LEAD-10] gives an expired solution the verdict "none"', async () => {
  const check = createEmbeddedBotCheck('secret')
  const solution = await solveBotChallenge(check, NOW_MS)
  expect(await check.verify(solution, NOW_MS + 3_599_000, null)).toMatchObject({ verdict: 'passed' })
  expect(await check.verify(solution, NOW_MS + 3_602_000, null)).toEqual({ verdict: 'none' })
})

test('[LEAD-10] gives the verdict "none" in time when the provider hangs, fails or rejects our key', async () => {
  const fake = await startFakeService(() => 'hang')
  const check = createTurnstileCheck({ site_key: 'site', secret: 'secret', address: fake.address, timeoutMs: 200 })
  expect(await check.verify('token', NOW_MS, null)).toEqual({ verdict: 'none', isUnavailable: true })
  fake.answer = () => ({ status: 500, text: 'broken' })
  expect(await check.verify('token', NOW_MS, null)).toEqual({ verdict: 'none', isUnavailable: true })
  fake.answer = () => ({ body: { success: false, 'error-codes': ['invalid-input-secret'] } })
  expect(await check.verify('token', NOW_MS, null)).toEqual({ verdict: 'none', isUnavailable: true })
  fake.answer = () => ({ body: { success: false, 'error-codes': ['bad-request'] } })
  expect(await check.verify('token', NOW_MS, null)).toEqual({ verdict: 'none' })
  await fake.close()
})

test('[LEAD-10] the environment selects the provider', () => {
  const keys = { TURNSTILE_SITE_KEY: 'a', TURNSTILE_SECRET_KEY: 'b', PAYLOAD_SECRET: 'c' }
  expect(createBotCheck(keys).challenge(NOW_MS)).toEqual({ kind: 'turnstile', site_key: 'a' })
  expect(createBotCheck({ ...keys, TURNSTILE_SITE_KEY: '' }).challenge(NOW_MS).kind).toBe('work')
})
