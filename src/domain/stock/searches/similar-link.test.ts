import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { similarLinkOf } from './similar-link'

const { search } = resolveSwitches({}, {})
const vehicle = { make: 'Subaru', simple_body: 'SUV', item_type: 'car' } as const

test('[SIM-01] the link above similar vehicles leads to a list that has some of them', () => {
  const link = (...shown: readonly { make: string; body?: string }[]) => similarLinkOf(vehicle, shown, search)
  const mazda = { make: 'Mazda', body: 'SUV' }
  expect(link(mazda, { make: 'Subaru', body: 'Wagon' })).toEqual({ label: 'See all Subaru', href: '/search/subaru' })
  expect(link(mazda)).toEqual({ label: 'See all SUVs', href: '/search/suv' })
  expect(link({ make: 'Mazda', body: 'Sedan' }).label).toBe('See all stock')
  const ute = similarLinkOf({ ...vehicle, simple_body: 'Ute' }, [{ make: 'Mazda', body: 'Ute' }], search)
  expect(ute).toEqual({ label: 'See all utes', href: '/search/ute' })
  const { simple_body: _, ...bare } = vehicle
  expect(similarLinkOf(bare, [{ make: 'Mazda' }], search).label).toBe('See all stock')
})
