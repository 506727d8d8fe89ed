import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { linkFieldNames } from '@/src/domain/navigation/stored-links'
import { listCollections } from './list-collections'

/** The names of the fields whose text shoppers follow as a link. */
const linkNames: ReadonlySet<string> = new Set([...linkFieldNames, 'to', 'skipPage'])

/** Fields of these names that are not links of the site, with what they are instead. */
const exceptions: Readonly<Record<string, string>> = {
  'leads.url': 'the page from which a lead was sent',
  'stock-feeds.url': 'the address from which a feed is fetched',
  'tenants.url': 'the address of the site itself',
  'home.blocks.hero.slides.video': 'the address of a video file',
  'home.blocks.video.url': 'the address of a video file',
  'pages.blocks.hero.slides.video': 'the address of a video file',
  'pages.blocks.video.url': 'the address of a video file',
}

type NamedField = { readonly place: string; readonly field: Field }

const listFields = (fields: readonly Field[], place: string): readonly NamedField[] =>
  fields.flatMap((field) => {
    const own = 'name' in field && field.name ? `${place}.${field.name}` : place
    const inner = 'fields' in field ? listFields(field.fields, own) : []
    const inTabs = field.type === 'tabs' ? field.tabs.flatMap((tab) => listFields(tab.fields, place)) : []
    const inBlocks =
      field.type === 'blocks' ? field.blocks.flatMap((block) => listFields(block.fields, `${own}.${block.slug}`)) : []
    return [{ place: own, field }, ...inner, ...inTabs, ...inBlocks]
  })

const pickerOf = (field: Field): unknown => {
  const component = field.admin?.components && 'Field' in field.admin.components ? field.admin.components.Field : null
  return typeof component === 'object' && component !== null && 'path' in component ? component.path : component
}

test('[STF-07] every link field of the panel offers pages, models, offers and searches to choose from', () => {
  const collections = listCollections()
  expect(collections.length).toBeGreaterThan(35)
  const links = collections
    .flatMap(({ slug, fields }) => listFields(fields, slug))
    .filter(({ field }) => field.type === 'text' && linkNames.has(field.name))
  const typedByHand = links.filter(({ field }) => pickerOf(field) !== '/src/admin/links/link-field#LinkField')
  expect(typedByHand.map(({ place }) => place).toSorted()).toEqual(Object.keys(exceptions).toSorted())
  expect(links.length).toBeGreaterThan(20)
})
