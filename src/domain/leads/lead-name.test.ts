import { expect, test } from 'vitest'
import { nameLead } from './lead-name'

test('[ADM-04] a lead without a name is named by the call or the enquiry', () => {
  const call = { category: 'Phone Call', name: '' }
  expect(nameLead({ ...call, name: 'Kim Lee' })).toBe('Kim Lee')
  expect(nameLead({ ...call, phone: '0412345678' })).toBe('Call from 0412 345 678')
  expect(nameLead(call)).toBe('Caller without a name')
  expect(nameLead({ email: 'kim@example.com' })).toBe('kim@example.com')
  expect(nameLead({ name: null })).toBe('Enquiry without a name')
})
