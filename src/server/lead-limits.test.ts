import { expect, test, vi } from 'vitest'
import { unprovenMustWait } from './lead-limits'

vi.mock('server-only', () => ({}))

const sender = (n: number) => ({ sender: `203.0.${String(n >> 8)}.${String(n & 255)}` })

test('[LEAD-10] a crowd without proof at one form keeps nobody from another form, or another dealer’s', () => {
  const site = { id: 'a' }
  const refused = Array.from({ length: 1100 }, (_, n) => unprovenMustWait(site, sender(n), 'trade-in'))
  expect(refused.filter(Boolean)).toHaveLength(100)
  expect(unprovenMustWait(site, sender(2000), 'trade-in')).toBe(true)
  expect(unprovenMustWait(site, sender(2000), 'finance')).toBe(false)
  expect(unprovenMustWait({ id: 'b' }, sender(2000), 'trade-in')).toBe(false)
})
