import { expect, test } from 'vitest'
import { ofManufacturer } from '@/src/domain/navigation/model-menu'
import type { Header } from '@/src/payload-types'
import { menuOf } from './menus'

const models = [
  { name: 'Tiggo 4 Pro', slug: 'tiggo-4-pro', body: 'SUV', manufacturer: 'Chery' },
  { name: 'Corolla', slug: 'corolla', body: '', manufacturer: 'Toyota' },
]
const header = (items: object[]) => ({ items }) as unknown as Header

test('[CNT-02] an item that lists models has them before its own children, each leading to its page', () => {
  const children = [{ label: 'Compare', href: '/compare', note: null }]
  expect(menuOf(header([{ label: 'Models', list: 'models', children }]), models)).toEqual([
    {
      label: 'Models',
      href: '/models',
      children: [
        { label: 'Tiggo 4 Pro', href: '/models/tiggo-4-pro', note: 'SUV' },
        { label: 'Corolla', href: '/models/corolla' },
        { label: 'Compare', href: '/compare' },
      ],
    },
  ])
})

test('[CNT-02] without models the item is left out unless it leads somewhere', () => {
  expect(menuOf(header([{ label: 'Models', list: 'models' }]), [])).toEqual([])
  expect(menuOf(header([{ label: 'Models', list: 'models', href: '/models' }]), [])).toEqual([
    { label: 'Models', href: '/models' },
  ])
})

test('[CNT-02] a manufacturer’s dealer lists its models alone', () => {
  expect(ofManufacturer(models, ' chery').map((one) => one.slug)).toEqual(['tiggo-4-pro'])
  expect(ofManufacturer(models, null)).toEqual(models)
})

test('[CNT-02] a list is no longer than a menu can be', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ name: `M${at}`, slug: `m${at}`, body: '', manufacturer: 'X' }))
  expect(menuOf(header([{ label: 'Models', list: 'models' }]), many)[0]?.children).toHaveLength(24)
})
