import { expect, test, vi } from 'vitest'
import { formatWait } from '@/src/domain/sales/wait-text'
import { readRejectedForm } from '@/src/server/forms/rejected-form'
import { toSaleProblem } from './sale-answer'

vi.mock('server-only', () => ({}))

test('[RSV-01] a refused form comes back with everything that was filled in, and with how long to wait', () => {
  const form = {
    name: 'Kim Lee',
    phone: '0491 570 156',
    email: 'kim@lee.example',
    agree: 'on',
    bot_check: 'x'.repeat(9),
  }
  const message = formatWait(2_461)
  const request = new Request('https://dealer.example/api/reservations', { method: 'POST' })
  const answer = toSaleProblem(request, form, { to: '/cars/rio/checkout?problem=1#problem', message, status: 429 })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cars/rio/checkout?problem=1#problem'])
  const cookies = new Map(
    answer.headers.getSetCookie().map((one) => /^([^=]+)=([^;]*)/u.exec(one)?.slice(1) as [string, string]),
  )
  expect(readRejectedForm((name) => cookies.get(name))).toEqual({
    values: { name: 'Kim Lee', phone: '0491 570 156', email: 'kim@lee.example', agree: 'on' },
    errors: {},
    message: 'Too many attempts. Please wait 42 minutes, or give us a call.',
  })
})

test('[RSV-01] the last minute of a wait is one minute', () => {
  expect(formatWait(1)).toBe('Too many attempts. Please wait 1 minute, or give us a call.')
})
