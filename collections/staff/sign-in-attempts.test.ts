import { expect, test } from 'vitest'
import { newKnown, readKnown } from './sign-in-attempts'

const email = 'ada@dealer.example'

test('[ADM-01] recognises a browser by its token, for that account only', () => {
  const given = newKnown('secret', email)
  expect(readKnown('secret', email, given)).toHaveLength(16)
  expect(readKnown('secret', 'eve@dealer.example', given)).toBe('')
  expect(readKnown('other', email, given)).toBe('')
  for (const forged of ['', '.', 'own', `own.${given.split('.')[1] ?? ''}`, `${given}x`, given.slice(0, -4)])
    expect(readKnown('secret', email, forged)).toBe('')
})
