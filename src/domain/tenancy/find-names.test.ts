import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNames } from './find-names'

const names = (...all: string[]) => all.map((name) => ({ name }))
const findMatches = (typedText: string, ...all: string[]) => findNames(names(...all), typedText).map((one) => one.name)

test('[TEN-01] finds a tenant by any of its words, ignoring case and accents, names that start with it first', () => {
  const all = ['Banksia Motor Group', 'Motor World', 'O’Brien–Šimůnek', 'Voltara'] as const
  expect(findMatches('motor', ...all)).toEqual(['Motor World', 'Banksia Motor Group'])
  expect(findMatches('GROUP banksia', ...all)).toEqual(['Banksia Motor Group'])
  expect(findMatches("o'brien simunek", ...all)).toEqual(['O’Brien–Šimůnek'])
  expect(findMatches('  ', ...all)).toEqual(all)
  expect(findMatches('nobody', ...all)).toEqual([])
})

test('[TEN-01] returns each match once, and always finds a complete name', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), fc.nat(), (all, at) => {
      const name = all[at % Math.max(1, all.length)] ?? ''
      const hits = findMatches(name, ...all)
      expect(new Set(hits).size).toBe(hits.length)
      for (const hit of hits) expect(all).toContain(hit)
      if (all.length > 0) expect(hits).toContain(name)
    }),
  )
})
