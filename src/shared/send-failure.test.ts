import { afterEach, expect, test, vi } from 'vitest'
import { sendFailureText } from './send-failure'

const FAILED = 'An error occurred when submitting this form'

afterEach(() => vi.unstubAllGlobals())

test('[LEAD-07] a form that did not reach the server says so, with the number to call', () => {
  expect(sendFailureText(new TypeError('Failed to fetch'), FAILED, '07 5550 1234')).toBe(
    `${FAILED}. You seem to be offline. What you’ve entered is kept. Try again, or call us on 07 5550 1234.`,
  )
  vi.stubGlobal('navigator', { onLine: false })
  expect(sendFailureText(new DOMException('', 'TimeoutError'), FAILED)).toBe(
    `${FAILED}. You seem to be offline. What you’ve entered is kept. Try again when you’re connected.`,
  )
})

test('[LEAD-07] any other failure has the exact text', () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(sendFailureText(new SyntaxError('No JSON'), FAILED, '07 5550 1234')).toBe(FAILED)
  expect(sendFailureText(new DOMException('', 'TimeoutError'), FAILED)).toBe(FAILED)
})
