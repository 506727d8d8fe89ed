import { expect, test } from 'vitest'
import { formatRequestedTime, listAnswerRows } from './answer-rows'

const date = { name: 'date', value: '2026-12-05' }

test('[ADM-04] the day and time of a booking are one line, as staff read them', () => {
  expect(listAnswerRows([{ name: 'regoState', value: 'QLD' }, date, { name: 'time', value: '09:00' }])).toEqual([
    ['Rego state', 'QLD'],
    ['Requested day and time', 'Saturday 5 December 2026, 9:00 am'],
  ])
  expect(listAnswerRows([date, { name: 'time', value: 'Morning' }])).toEqual([
    ['Requested day and time', 'Saturday 5 December 2026, morning'],
  ])
})

test('[ADM-04] a day or a time alone is shown as such', () => {
  expect(listAnswerRows([date])).toEqual([['Requested day', 'Saturday 5 December 2026']])
  expect(listAnswerRows([{ name: 'time', value: '14:30' }])).toEqual([['Requested time', '2:30 pm']])
})

test('[ADM-04] the inbox shows which day and time a shopper asked for', () => {
  const rego = { name: 'rego', value: '1AB2CD' }
  expect(formatRequestedTime([rego, date, { name: 'time', value: 'Morning' }])).toBe(
    'Saturday 5 December 2026, morning',
  )
  expect(formatRequestedTime([rego])).toBe('')
})

test('[SEC-04] an answer with the name of a part of every object is an answer as any other', () => {
  const odd = { name: 'constructor', value: 'x' }
  expect(formatRequestedTime([odd])).toBe('')
  expect(listAnswerRows([odd])).toEqual([['Constructor', 'x']])
})
