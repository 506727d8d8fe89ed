import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPasswordProblem } from './password'

describe('[STF-09] a password of staff', async () => {
  test.each(['', 'abc', 'password', 'elevenchars'])('“%s” is too short', async (password) => {
    expect(await findPasswordProblem(password)).toBe('Use at least 12 characters.')
  })

  test.each(['password1234', 'qwertyuiop12', 'aaaaaaaaaaaaaa', '123456789012', 'letmein12345', 'Password1234!'])(
    '“%s” is common',
    async (password) => {
      expect(await findPasswordProblem(password)).toMatch(/^This password is easy to guess\./)
    },
  )

  test('refuses one made of the person’s own name and address, and accepts it for another person', async () => {
    const password = 'kirrawee-halvorsen'
    expect(await findPasswordProblem(password, ['Kirrawee Halvorsen', 'kirrawee@halvorsen.example'])).toBe(
      'This password is based on your name or email address. Choose another.',
    )
    expect(await findPasswordProblem(password, ['Someone Else'])).toBeUndefined()
  })

  test.each(['correct horse battery', 'forecourt-demo', 'a long enough password'])(
    '“%s” is taken',
    async (password) => {
      expect(await findPasswordProblem(password)).toBeUndefined()
    },
  )

  test('always accepts random characters from twelve to two hundred, and never longer ones', async () => {
    // Without bias fast-check draws each character independently, like a password manager.
    const character = fc.constantFrom(...'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMN23456789')
    const passwords = fc.noBias(fc.string({ unit: character, minLength: 12, maxLength: 200 }))
    await fc.assert(
      fc.asyncProperty(passwords, async (password) => {
        expect(await findPasswordProblem(password)).toBeUndefined()
      }),
      { numRuns: 50 },
    )
    expect(await findPasswordProblem('xK9'.repeat(100))).toBe('Use at most 200 characters.')
  })
})
