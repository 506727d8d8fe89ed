import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWindowOpen } from '@/src/domain/content/display-window'
import { priceChangeStates, type PriceChangeState } from './texts'
import { windowWithChange } from './tied-window'

const day = (number: number): string => new Date(Date.UTC(2026, 10, number)).toISOString()
const states = Object.keys(priceChangeStates) as readonly PriceChangeState[]

test('[STF-11] content that is tied to a running change has the later start and the earlier end of both', () => {
  const running = { state: 'running', starts_at: day(10), ends_at: day(20) } as const
  expect(windowWithChange({}, running)).toEqual({ start: day(10), expiry: day(20) })
  expect(windowWithChange({ start: day(12), expiry: day(15) }, running)).toEqual({ start: day(12), expiry: day(15) })
  expect(windowWithChange({ start: day(2), expiry: day(25) }, running)).toEqual({ start: day(10), expiry: day(20) })
  expect(windowWithChange({}, { ...running, ends_at: null })).toEqual({ start: day(10), expiry: undefined })
})

test('[STF-11] nothing is shown of a change that does not run, and what is tied to none keeps its own period', () => {
  expect(windowWithChange({ start: day(3) }, undefined)).toEqual({ start: day(3) })
  const moments = fc.integer({ min: 1, max: 28 }).map(day)
  fc.assert(
    fc.property(fc.constantFrom(...states), moments, moments, moments, (state, starts_at, ends_at, now) => {
      const isOpen = isWindowOpen(windowWithChange({}, { state, starts_at, ends_at }), new Date(now))
      expect(isOpen).toBe(state === 'running' && starts_at <= now && now < ends_at)
    }),
  )
})
