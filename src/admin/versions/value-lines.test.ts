import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedLines, colourLines, dollarLines, switchLines, textLines, weekLines } from './value-lines'

test('[ADM-02] versions compare a week by its days, an amount in dollars, switches by their labels', () => {
  const week = weekLines([
    { weekday: 1, status: 'Open', open: '08:30', close: '17:00' },
    { weekday: 0, status: 'Closed' },
  ])
  expect(week[0]).toBe('Monday: 8:30 am – 5 pm')
  expect(week[1]).toBe('Tuesday: not set')
  expect(week[6]).toBe('Sunday: Closed')
  expect(dollarLines(3_999_000)).toEqual(['$39,990'])
  expect(textLines(['Sunroof', 7])).toEqual(['Sunroof', '7'])
  expect(colourLines('#A80F1E')).toEqual(['#A80F1E'])
  expect(colourLines('red;background:url(//x)')).toEqual([])
  const before = switchLines({ display: { no_price_text: 'Ask us' } })
  const after = switchLines({ display: { no_price_text: 'Call us' }, search: { base_path: '/search/used-cars' } })
  const [from, to] = changedLines(before, after)
  expect(from).toEqual([expect.stringMatching(/^Display › .*: Ask us$/)])
  expect(to).toHaveLength(2)
  expect(changedLines(after, after)).toEqual([[], []])
})

test('[ADM-02] compares old versions with any kind of value', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const lines of [weekLines, dollarLines, textLines, colourLines, switchLines])
        for (const line of lines(value)) expect(typeof line).toBe('string')
    }),
  )
})
