import { expect, test } from 'vitest'
import { listAnswerRows } from './answer-rows'

const date = { name: 'date', value: '2026-12-05' }

test('[ADM-04] the day and time of a booking are one line, as staff read them', () => {
  expect(listAnswerRows([{ name: 'regoState', value: 'QLD' }, date, { name: 'time', value: '09:00' }])).toEqual([
    ['Rego state', 'QLD'],
    ['Day and time', 'Saturday 5 December 2026, 9:00 am'],
  ])
  expect(listAnswerRows([date, { name: 'time', value: 'Morning' }])).toEqual([
    ['Day and time', 'Saturday 5 December 2026, morning'],
  ])
})

test('[ADM-04] a day or a time alone is shown as such', () => {
  expect(listAnswerRows([date])).toEqual([['Date', 'Saturday 5 December 2026']])
  expect(listAnswerRows([{ name: 'time', value: '14:30' }])).toEqual([['Time', '2:30 pm']])
})
