import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordAttempts } from '@/collections/staff/sign-in-attempts'
import { consumeRateLimits } from '@/src/services/limits/count-attempts'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { createWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const KNOWN_EMAIL = 'tenant-admin@tenant-a.example'
const UNKNOWN_EMAIL = 'nobody@tenant-a.example'
const PASSWORD = 'correct horse battery'

const trySignIn = async (email: string, password: string, sender: string, cookie = '') => {
  const startedAt = performance.now()
  const answer = await world.send('/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': sender, cookie },
    body: JSON.stringify({ email, password }),
  })
  const took = performance.now() - startedAt
  return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie(), took }
}
const comparableAnswer = ({ status, text }: { status: number; text: string }) => [
  status,
  text.replace(/in .*minutes?/, 'later'),
]

test('[ADM-01] a stranger can neither find out which accounts exist, by message, lock or time, nor lock anyone out', async () => {
  const owner = await trySignIn(KNOWN_EMAIL, PASSWORD, '198.51.100.7')
  expect(owner.status).toBe(200)
  expect(owner.cookies).toHaveLength(2)
  const cookie = owner.cookies.find((one) => one.startsWith('forecourt-known='))?.split(';')[0]
  expect(owner.cookies.join()).toContain('HttpOnly')

  // One after the other, so that neither slows down the other.
  const [one, other] = [
    await trySignIn(KNOWN_EMAIL, 'wrong', '203.0.113.1'),
    await trySignIn(UNKNOWN_EMAIL, 'wrong', '203.0.113.1'),
  ]
  expect(comparableAnswer(one)).toEqual(comparableAnswer(other))
  expect(one.status).toBe(401)
  expect(Math.min(one.took, other.took)).toBeGreaterThan(450)

  const wrong = (email: string) =>
    Promise.all(Array.from({ length: 11 }, () => trySignIn(email, 'wrong', '203.0.113.1')))
  const [ofKnown, ofUnknown] = [await wrong(KNOWN_EMAIL), await wrong(UNKNOWN_EMAIL)]
  // Sent at the same time, so which of them are refused varies.
  expect(ofKnown.map(comparableAnswer).sort()).toEqual(ofUnknown.map(comparableAnswer).sort())
  expect(ofKnown.map(({ status }) => status).filter((status) => status === 401)).toHaveLength(9)
  expect((await trySignIn(KNOWN_EMAIL, PASSWORD, '203.0.113.1')).status).toBe(429)
  expect((await trySignIn(UNKNOWN_EMAIL, PASSWORD, '203.0.113.1')).status).toBe(429)

  // The owner can sign in from another address, and in a browser that was signed in before.
  expect((await trySignIn(KNOWN_EMAIL, PASSWORD, '198.51.100.8')).status).toBe(200)
  expect((await trySignIn(KNOWN_EMAIL, PASSWORD, '203.0.113.1', cookie)).status).toBe(200)
  const { docs } = await world.payload.find({
    collection: 'users',
    where: { email: { equals: KNOWN_EMAIL } },
    showHiddenFields: true,
    overrideAccess: true,
  })
  expect(docs[0]).toMatchObject({ loginAttempts: 0, lockUntil: null })
})

test('[ADM-01] an incomplete or malformed sign-in is refused the same way, with or without an account', async () => {
  for (const [email, password] of [
    ['', PASSWORD],
    [KNOWN_EMAIL, ''],
    [UNKNOWN_EMAIL, '  '],
  ] as const)
    expect((await trySignIn(email, password, '203.0.113.2')).status).toBe(400)
  const odd = await world.rest('POST', '/users/login', null, { email: { equals: KNOWN_EMAIL }, password: ['x'] })
  expect(odd.status).toBe(400)
})

test('[ADM-01] a stranger has a hundred tries per hour from all addresses together, and the owner can still sign in', async () => {
  const tries = (n: number) =>
    passwordAttempts({ email: 'guessed@tenant-a.example', sender: `203.0.113.${String(n)}`, known: '' })
  const pool = getPool(world.payload)
  const waits = await Promise.all(Array.from({ length: 250 }, (_, n) => consumeRateLimits(pool, tries(n))))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(100)
  expect(
    await consumeRateLimits(
      pool,
      passwordAttempts({ email: 'guessed@tenant-a.example', sender: '203.0.113.1', known: 'own' }),
    ),
  ).toBe(0)
})
