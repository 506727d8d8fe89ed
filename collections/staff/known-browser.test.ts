import { expect, test } from 'vitest'
import { createKnownBrowserToken, readKnownBrowserToken } from './known-browser'

const email = 'ada@dealer.example'

test('[ADM-01] recognises a browser by its token, for that account only', () => {
  const attempt = createKnownBrowserToken('secret', email)
  expect(readKnownBrowserToken('secret', email, attempt)).toHaveLength(16)
  expect(readKnownBrowserToken('secret', 'eve@dealer.example', attempt)).toBe('')
  expect(readKnownBrowserToken('other', email, attempt)).toBe('')
  for (const forged of ['', '.', 'own', `own.${attempt.split('.')[1] ?? ''}`, `${attempt}x`, attempt.slice(0, -4)])
    expect(readKnownBrowserToken('secret', email, forged)).toBe('')
})
