import type { Field } from 'payload'
import { expect, test, vi } from 'vitest'
import { contentFieldsByKind, isEmptySection } from '@/src/domain/panel/empty-section'
import { blockConfigs } from './configs'

vi.mock('server-only', () => ({}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

type View = (data: object, context: object) => unknown

const views = import.meta.glob<Record<string, View>>('./*/view.tsx')
const context = { site: {}, now: new Date(), isFirst: false, leadsToPage: () => true, id: (name: string) => name }

const findView = async (kind: string): Promise<View | undefined> => {
  const module = await views[`./${kind}/view.tsx`]?.()
  return Object.entries(module ?? {}).find(([name]) => name.endsWith('View'))?.[1]
}

test('[CNT-01] [STF-08] the panel calls exactly those sections empty that shoppers would not see', async () => {
  for (const [kind, fields] of Object.entries(contentFieldsByKind)) {
    const config = blockConfigs.find(({ slug }) => slug === kind)
    const names = config?.fields.map((field: Field) => ('name' in field ? field.name : ''))
    expect(names, kind).toEqual(expect.arrayContaining([...fields]))
    const view = await findView(kind)
    expect(view, kind).toBeDefined()
    expect(await view?.({ blockType: kind, heading: 'A heading' }, context), kind).toBeNull()
    expect(isEmptySection({ blockType: kind, heading: 'A heading' }), kind).toBe(true)
    for (const name of fields) expect(isEmptySection({ blockType: kind, [name]: ['x'] }), kind).toBe(false)
  }
})

test('[CNT-01] [STF-08] a list without rows is empty, and a section whose content the site fills in is not', () => {
  for (const images of [0, [], null, '']) expect(isEmptySection({ blockType: 'gallery', images })).toBe(true)
  expect(isEmptySection({ blockType: 'gallery', images: 2 })).toBe(false)
  for (const blockType of ['finance-calculator', 'map', 'constructor', undefined])
    expect(isEmptySection({ blockType })).toBe(false)
  expect(isEmptySection(undefined)).toBe(false)
})
