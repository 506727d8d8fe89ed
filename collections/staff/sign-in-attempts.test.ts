import { expect, test } from 'vitest'
import { createKnownBrowserToken, readKnownBrowserToken } from './sign-in-attempts'

const email = 'ada@dealer.example'

test('[ADM-01] recognises a browser by its token, for that account only', () => {
  const given = createKnownBrowserToken('secret', email)
  expect(readKnownBrowserToken('secret', email, given)).toHaveLength(16)
  expect(readKnownBrowserToken('secret', 'eve@dealer.example', given)).toBe('')
  expect(readKnownBrowserToken('other', email, given)).toBe('')
  for (const forged of ['', '.', 'own', `own.${given.split('.')[1] ?? ''}`, `${given}x`, given.slice(0, -4)])
    expect(readKnownBrowserToken('secret', email, forged)).toBe('')
})
