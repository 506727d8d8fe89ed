import { expect, test } from 'vitest'
import { formatSenderCount, senderKeyOf, stampNotes, formatDuration, responseStatusOf } from './handling'

const created = new Date('2026-06-01T00:00:00Z')
const after = (minutes: number) => new Date(created.getTime() + minutes * 60_000)

test('[ADM-04] recognises a sender by any spelling of the phone, and by email without a valid phone', () => {
  const phones = ['0491 570 156', '+61 491 570 156', '0061491570156', '+61 (0)491 570 156']
  expect(new Set(phones.map((phone) => senderKeyOf({ phone, email: 'x@y.example' })))).toEqual(
    new Set(['+61491570156']),
  )
  expect(senderKeyOf({ phone: 'ring me', email: ' Sam@Example.com ' })).toBe('sam@example.com')
  expect(senderKeyOf({})).toBeNull()
})

test('[ADM-04] formats durations', () => {
  expect([0, 59, 60, 125, 47 * 60, 72 * 60].map((minutes) => formatDuration(minutes * 60_000))).toEqual([
    '0 min',
    '59 min',
    '1 h',
    '2 h 5 min',
    '47 h',
    '3 days',
  ])
})

test('[ADM-04] a lead waits, is overdue after the dealer’s limit, and is answered once', () => {
  const lead = { stage: 'new', category: 'Sales', created, answered: null }
  expect(responseStatusOf(lead, 120, after(120))).toEqual({ text: 'Waiting 2 h', tone: 'soon' })
  expect(responseStatusOf(lead, 120, after(121))).toEqual({ text: 'Overdue: 2 h 1 min', tone: 'bad' })
  expect(responseStatusOf({ ...lead, stage: 'won', answered: after(12) }, 120, after(500))).toEqual({
    text: 'Answered in 12 min',
    tone: 'good',
  })
  expect(responseStatusOf({ ...lead, category: 'Phone Call' }, 120, after(500)).text).toBe('')
})

test('[ADM-04] sets author and time of a note on the server, whatever the form sends', () => {
  const before = [{ id: 'a', text: 'Called', by: 'kim@edge.example', at: '2026-05-01T00:00:00.000Z' }]
  const sent = [
    { id: 'a', text: 'Called twice', by: 'mallory', at: '2020-01-01T00:00:00.000Z' },
    { id: 'b', text: 'Wrote', by: 'mallory', at: '2020-01-01T00:00:00.000Z' },
    { text: 'New' },
  ]
  expect(stampNotes(sent, before, 'sam@edge.example', created)).toEqual([
    { ...before[0], text: 'Called twice' },
    { id: 'b', text: 'Wrote', by: 'sam@edge.example', at: created.toISOString() },
    { text: 'New', by: 'sam@edge.example', at: created.toISOString() },
  ])
})

test('[ADM-04] shows the number of leads from a sender only if there are several', () => {
  expect([formatSenderCount(1), formatSenderCount(3)]).toEqual(['', '2 more from this person'])
})
