import { expect, test, vi } from 'vitest'
import { toPayerValues } from './sale-page'

vi.mock('server-only', () => ({}))

test('[RSV-01] a form shows the phone of a signed-in shopper as Australians write it', () => {
  const shopper = { id: 'a', name: 'Shona', phone: '+61491570815', email_confirmed: false }
  expect(toPayerValues(shopper)).toEqual({ name: 'Shona', phone: '0491 570 815', email: '' })
  expect(toPayerValues(null)).toEqual({ name: '', phone: '', email: '' })
})
