import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { modelsFile } from '@/src/domain/models/models-file'
import type { ModelColour, ModelPage } from '@/src/domain/models/model'
import { ModelView } from './model-view'

const root = fileURLToPath(new URL('../../../tenants/', import.meta.url))
const readModelsFile = (slug: string) =>
  modelsFile.parse(JSON.parse(readFileSync(`${root}${slug}/models.json`, 'utf8')) as unknown)

const emptyModel: ModelPage = {
  id: '1',
  name: 'Tiggo 7 Pro',
  slug: 'tiggo-7-pro',
  manufacturer: { name: 'Chery' },
  body: 'SUV',
  status: 'available',
  hero_banners: [],
  model_specifications: [],
  images: [],
  variants: [],
  colours: [],
  driver_assistance_systems: [],
  owner_benefits: [],
  cross_sells: [],
  warranty_items: [],
}

/** A model from the folder of a demo tenant, as its page receives it. */
const readDemoModel = (tenant: string, slug: string): ModelPage => {
  const { models, manufacturers } = readModelsFile(tenant)
  const match = models.find((one) => one.slug === slug)
  if (!match) throw new Error(`${tenant} has no ${slug}.`)
  const nameOf = (other: string) => models.find((one) => one.slug === other)?.name ?? ''
  const { variants = [], cross_sells = [], ...rest } = match
  return {
    ...emptyModel,
    ...(rest as object),
    manufacturer: { name: manufacturers[0]?.name ?? '' },
    variants: variants.map(({ price, ...one }) => ({
      price_type: 'drive_away' as const,
      ...one,
      ...(price === undefined ? {} : { price_cents: price * 100 }),
    })),
    cross_sells: cross_sells.map(({ size, model }) => ({
      size,
      model: { name: nameOf(model), slug: model, manufacturer: 'Chery', body: 'SUV' },
    })),
  } as ModelPage
}

const summary = {
  price: { dollars: 29_990, type_text: 'Drive away' },
  versions: ['Elite', 'Ultimate'],
  itemTypes: ['car'],
}

const render = (model: ModelPage, form: string | null = null, count = 3): string =>
  renderToStaticMarkup(
    <ModelView
      model={model}
      site={{ switches: resolveSwitches(undefined, {}) }}
      stock={{ href: '/search/chery/tiggo-7-pro', count, summary, alertHref: '/search/chery/tiggo-7-pro?save=form' }}
      vehicles="VEHICLES"
      form={form}
    />,
  )

const sectionMarkers = [
  'class="model-hero"',
  'model-facts',
  'View full specifications',
  'class="model-gallery"',
  'strip-variants',
  'class="colours"',
  'See rest of 18 Smart Driver Assistance Systems',
  'id="benefits"',
  'Looking for something smaller?',
  'Drive with Confidence',
]

describe('ModelView', () => {
  test('[MOD-01] renders the ten sections in the order of the specification', () => {
    const page = render(readDemoModel('coolabah-chery', 'tiggo-7-pro'))
    const positions = sectionMarkers.map((mark) => page.indexOf(mark))
    expect(positions.every((at) => at >= 0)).toBe(true)
    expect(positions).toEqual([...positions].sort((one, other) => one - other))
    expect(page).toContain('See 3 in stock')
  })

  test('[MOD-01] [MOD-06] renders a model with only a name, without any of the sections', () => {
    const page = render(emptyModel, null, 0)
    for (const mark of sectionMarkers) expect(page, mark).not.toContain(mark)
    expect(page).toContain('<h1>Chery Tiggo 7 Pro</h1>')
    expect(page).toContain('We have no Chery Tiggo 7 Pro in stock right now.')
    expect(page).toMatch(/<a href="\/contact"[^>]*>Enquire<.*Email me when one arrives/)
    expect(page).not.toContain('/book-test-drive')
    expect(page).not.toContain('<dt>From')
  })

  test('[MOD-01] a model without sections has an image, its lowest price and its versions, above its stock', () => {
    const page = render(emptyModel)
    expect(page).toMatch(/<img src="\/images\/cars\/[^"]+crop=3x2"/)
    expect(page).toContain('<dt>From</dt><dd><b>$29,990</b> Drive away</dd>')
    expect(page).toContain('<dt>In stock</dt><dd>3 cars</dd>')
    expect(page).toContain('<dt>Versions</dt><dd>Elite, Ultimate</dd>')
    expect(page.indexOf('VEHICLES')).toBeGreaterThan(page.indexOf('See 3 in stock'))
    expect(page).not.toContain('right now')
  })

  test('[MOD-01] a coming model without sections asks for interest, and says nothing about missing stock', () => {
    const page = render({ ...emptyModel, status: 'coming_soon' }, 'FORM', 0)
    expect(page).toContain('href="#register-interest-form"')
    expect(page).not.toContain('right now')
  })

  test('[MOD-02] [MOD-03] opens the brochure in a new tab, shows price types, and takes interest in a coming model', () => {
    const page = render(readDemoModel('coolabah-chery', 'tiggo-7-pro'))
    expect(page).toMatch(/<a href="https:\/\/[^"]+" target="_blank" rel="noopener"[^>]*>View full specifications/)
    for (const price of ['$39,990', '$41,990', '$45,990']) expect(page).toContain(`<b>${price}</b> Drive away`)
    expect(page.match(/href="\/book-test-drive"/g)).toHaveLength(4)
    const coming = render(readDemoModel('coolabah-chery', 'omoda-5-fx'), 'FORM')
    expect(coming).toContain('href="#register-interest-form"')
    expect(coming).not.toContain('/book-test-drive')
    expect(coming).toContain('FORM')
  })

  test('[MOD-04] lists every colour, linked to its photo, before and without script', () => {
    const model = readDemoModel('voltara', 'voltara-one')
    const page = render(model)
    expect(page.match(/class="colour-swatch"/g)).toHaveLength(model.colours.length)
    // Colours of the other variant are hidden where there is script.
    expect(page.match(/data-off="true"/g)).toHaveLength(3)
    expect([...page.matchAll(/aria-pressed="(?:true|false)">(\w+)</g)].map(([, style]) => style)).toEqual([
      'Wagon',
      'Sedan',
      'Hatch',
    ])
    expect(page).toMatch(/role="tab" aria-selected="true"[^>]*>Standard Range/)
  })

  test('[MOD-04] stays small with two hundred colours', () => {
    const colours = Array.from({ length: 200 }, (_, at): ModelColour => ({
      name: `Colour number ${at}`,
      hexCode: '#A80F1E',
      photo_url: '/images/cars/suv/red/030.webp',
      oem_id: 'wagon',
    }))
    expect(render({ ...emptyModel, colours }).length).toBeLessThan(50_000)
  })
})
