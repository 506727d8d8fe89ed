import { expect, test } from 'vitest'
import { canShowLayout, heroLayouts, type HeroLayout } from './hero-layouts'

const nothing = { posters: 0, locations: 0, models: 0, bodies: 0 }

test('[CNT-01] a hero layout that a dealer has no content for is not shown', () => {
  const withoutContent = (Object.keys(heroLayouts) as HeroLayout[]).filter((layout) => canShowLayout(layout, nothing))
  expect(withoutContent).toEqual(['split', 'cover', 'centred', 'editorial'])
  expect(canShowLayout('price-led', { ...nothing, posters: 1 })).toBe(false)
  expect(canShowLayout('price-led', { ...nothing, posters: 2 })).toBe(true)
  expect(canShowLayout('place-led', { ...nothing, locations: 1 })).toBe(true)
})
