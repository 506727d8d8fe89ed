import { expect, test } from 'vitest'
import { hasLostAccess } from './request-messages'

test('[STF-09] an account has lost access once it has no role at a dealer where it had one', () => {
  const at = (...dealers: readonly string[]) => ({ tenants: dealers.map((tenant) => ({ tenant })) })
  expect(hasLostAccess(at('a', 'b'), { tenants: [{ tenant: { id: 'a' } }] })).toBe(true)
  expect(hasLostAccess(at('a'), at())).toBe(true)
  expect(hasLostAccess(at('a'), at('b', 'a'))).toBe(false)
  expect(hasLostAccess({ tenants: null }, null)).toBe(false)
})
