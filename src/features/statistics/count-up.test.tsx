import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { CountUp } from './count-up'

afterEach(() => vi.unstubAllGlobals())

const render = (target: number, reducedMotion: boolean): string => {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  return renderToStaticMarkup(<CountUp target={target} noun="view" />).replace(/<[^>]*>/g, '|')
}

test('[VDP-13] the noun fits the number at every step of the count, and screen readers get the last one', () => {
  expect(render(1, false)).toBe('|1 view||1 view|')
  expect(render(1, true)).toBe('|1 view||1 view|')
  expect(render(1234, true)).toBe('|1,234 views||1,234 views|')
})
