import { expect, test } from 'vitest'
import { createSignInTries, newKnown, readKnown } from './sign-in-tries'

const email = 'ada@dealer.example'
const stranger = (n: number) => ({ email, sender: `203.0.113.${String(n)}`, known: '' })

test('[ADM-01] ten wrong passwords from one sender, then five minutes; right ones are not counted', () => {
  let now = 0
  const tries = createSignInTries(() => now)
  for (let n = 0; n < 30; n += 1) {
    expect(tries.wait(stranger(1))).toBe(0)
    tries.forgive(stranger(1))
  }
  for (let n = 0; n < 10; n += 1) expect(tries.wait(stranger(1))).toBe(0)
  expect(tries.wait(stranger(1))).toBe(300)
  expect(tries.wait({ ...stranger(1), email: 'other@dealer.example' })).toBe(0)
  now = 300_000
  expect(tries.wait(stranger(1))).toBe(0)
})

test('[ADM-01] however many addresses a stranger has, a hundred tries an hour, and the owner still gets in', () => {
  const tries = createSignInTries(() => 0)
  const owner = { email, sender: '198.51.100.7', known: 'own' }
  const allowed = Array.from({ length: 250 }, (_, n) => tries.wait(stranger(n))).filter((wait) => wait === 0)
  expect(allowed).toHaveLength(100)
  expect(tries.wait(stranger(251))).toBe(3600)
  // Also behind the very address the stranger comes from.
  for (let n = 0; n < 20; n += 1) tries.wait(stranger(1))
  expect(tries.wait({ ...owner, sender: stranger(1).sender })).toBe(0)
  // What a known browser has is a count of its own, no free pass.
  expect(Array.from({ length: 10 }, () => tries.wait(owner)).filter((wait) => wait === 0)).toHaveLength(9)
})

test('[ADM-01] a browser is known by what it was given, for that account alone', () => {
  const given = newKnown('secret', email)
  expect(readKnown('secret', email, given)).toHaveLength(16)
  expect(readKnown('secret', 'eve@dealer.example', given)).toBe('')
  expect(readKnown('other', email, given)).toBe('')
  for (const forged of ['', '.', 'own', `own.${given.split('.')[1] ?? ''}`, `${given}x`, given.slice(0, -4)])
    expect(readKnown('secret', email, forged)).toBe('')
})
