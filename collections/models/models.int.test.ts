import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

type Body = Record<string, unknown>
type Problem = { readonly path: string; readonly message: string }

const send = (method: string, path: string, body?: object) =>
  world.rest(method, path, world.staff.editor.token, body) as Promise<{ status: number; body: Body }>

const problems = (body: Body): readonly Problem[] =>
  ((body['errors'] as { data?: { errors?: Problem[] } }[])[0]?.data?.errors ?? []).map(({ path, message }) => ({
    path,
    message,
  }))

let count = 0
const model = (more: object = {}) => {
  count += 1
  return { tenant: world.a, manufacturer: world.inA['manufacturers'], name: `Model ${String(count)}`, ...more }
}
const made = async (more: object = {}): Promise<Body> => {
  const { status, body } = await send('POST', '/models', { ...model(more), _status: 'published' })
  expect(status, JSON.stringify(body)).toBe(201)
  return body['doc'] as Body
}
const refused = async (more: object): Promise<readonly Problem[]> => {
  const { status, body } = await send('POST', '/models', { ...model(more), _status: 'published' })
  expect(status).toBe(400)
  return problems(body)
}

describe('a model', () => {
  test('[MOD-06] needs a manufacturer and a name; its slug is generated from the name', async () => {
    expect(await made({ name: 'Tiggo 7 Pro' })).toMatchObject({
      slug: 'tiggo-7-pro',
      status: 'available',
      in_menu: true,
      _status: 'published',
    })
    expect((await refused({ manufacturer: null })).map(({ path }) => path)).toEqual(['manufacturer'])
  })

  test('[MOD-06] can be saved without variants, colours or other content', async () => {
    const doc = await made()
    expect([doc['variants'], doc['colours'], doc['hero_banners']]).toEqual([[], [], []])
  })

  test('[MOD-06] refuses a slug that exists at its field, in drafts too; another dealer may use it', async () => {
    await made({ name: 'Omoda 5', slug: 'omoda-5' })
    const message = '“Omoda 5” already uses this address. Enter a different one.'
    expect(await refused({ slug: 'omoda-5' })).toEqual([{ path: 'slug', message }])
    const draft = await send('POST', '/models?draft=true', { ...model({ slug: 'omoda-5' }), _status: 'draft' })
    expect(problems(draft.body)).toEqual([{ path: 'slug', message }])
    const doc = await made({ name: 'Other' })
    const moved = await send('PATCH', `/models/${String(doc['id'])}`, { slug: 'omoda-5' })
    expect(problems(moved.body)).toEqual([{ path: 'slug', message }])
    const own = await send('PATCH', `/models/${String(doc['id'])}`, { slug: 'other', short_description: 'Still mine' })
    expect(own.status).toBe(200)
    const theirs = await world.payload.create({
      collection: 'models',
      data: {
        name: 'Omoda 5',
        slug: 'omoda-5',
        tenant: world.b,
        manufacturer: world.inB['manufacturers'] ?? '',
        status: 'available',
      },
      overrideAccess: true,
    })
    expect(theirs.slug).toBe('omoda-5')
  })

  test.each(['Omoda 5', 'omoda--5', '-omoda', 'omoda/5', '../x'])('[MOD-06] %s is no slug', async (slug) => {
    expect((await refused({ slug })).map(({ path }) => path)).toEqual(['slug'])
  })
})

describe('its colours', () => {
  const colour = { name: 'Red', hexCode: '#A80F1E' }

  test.each(['red', '#12', '#GGGGGG', '112233', '#11223344', ''])(
    '[MOD-04] %s is no colour, and is refused where it stands',
    async (hexCode) => {
      const found = await refused({ colours: [colour, { ...colour, hexCode }] })
      expect(found).toHaveLength(1)
      expect(found[0]?.path).toContain('colours.1.hexCode')
      expect(found[0]?.message).toBe('Enter a colour as # and six digits, such as #A80F1E.')
    },
  )

  test('[MOD-04] keeps two hundred of them in order; refuses three hundred and one', async () => {
    const many = (length: number) =>
      Array.from({ length }, (_, at) => ({ ...colour, name: `Colour ${String(at)}`, oem_id: 'dual_cab' }))
    const doc = await made({ colours: many(200) })
    expect((doc['colours'] as { name: string }[]).map(({ name }) => name)).toEqual(many(200).map(({ name }) => name))
    expect((await refused({ colours: many(301) }))[0]?.path).toContain('colours')
  })

  test('[MOD-04] [MOD-06] refuses an unknown body style and an unknown variant by name', async () => {
    expect((await refused({ colours: [{ ...colour, oem_id: 'tank' }] }))[0]?.path).toContain('colours.0.oem_id')
    const variants = [{ name: 'Urban', price_type: 'drive_away' }]
    const [problem] = await refused({ variants, colours: [{ ...colour, model_variant_name: 'Elite' }] })
    expect(problem?.path).toContain('colours.0.model_variant_name')
    expect(problem?.message).toBe('“Elite” isn’t a variant of this model. Choose one of: Urban.')
    await made({ variants, colours: [{ ...colour, model_variant_name: 'Urban' }] })
  })
})

describe('its variants', () => {
  const variant = { name: 'Urban', price_type: 'drive_away' }

  test('[MOD-03] features are sanitised before they are stored', async () => {
    const features = [
      '<b>12.3-inch</b> touchscreen<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      'Sunroof',
    ]
    const doc = await made({ variants: [{ ...variant, features }] })
    const stored = ['<b>12.3-inch</b> touchscreen', 'Sunroof']
    expect((doc['variants'] as { features: unknown }[])[0]?.features).toEqual(stored)
    const { rows } = await world.pool.query<{ features: unknown }>(
      'SELECT features FROM models_variants WHERE _parent_id = $1',
      [doc['id']],
    )
    expect(rows.map((row) => row.features)).toEqual([stored])
  })

  test('[MOD-03] a price is a positive number of cents; names differ; features are a list of lines', async () => {
    for (const price_cents of [0, -1, 12.5])
      expect((await refused({ variants: [{ ...variant, price_cents }] }))[0]?.path).toContain('variants.0.price_cents')
    expect((await refused({ variants: [variant, variant] }))[0]?.message).toContain('Two variants are called “urban”')
    expect((await refused({ variants: [{ ...variant, features: 'Sunroof' }] }))[0]?.path).toContain('features')
    expect((await refused({ variants: [{ ...variant, features: ['x'.repeat(301)] }] }))[0]?.message).toBe(
      'Feature 1 is too long. Use no more than 300 characters.',
    )
  })
})

describe('references of a model', () => {
  test('[MOD-06] refuses to delete a manufacturer that has models', async () => {
    const { status, body } = await send('DELETE', `/manufacturers/${world.inA['manufacturers'] ?? ''}`)
    expect(status).toBe(409)
    expect(JSON.stringify(body)).toContain('Delete them or change their manufacturer first.')
  })

  test('[ADM-01] refuses the model and the manufacturer of another dealer', async () => {
    const foreign = [{ size: 'smaller', model: world.inB['models'] }]
    expect((await refused({ cross_sells: foreign }))[0]?.path).toContain('cross_sells.0.model')
    expect((await refused({ manufacturer: world.inB['manufacturers'] }))[0]?.path).toBe('manufacturer')
  })

  test('[ADM-02] an earlier published version can be restored', async () => {
    const doc = await made({ short_description: 'First words' })
    const id = String(doc['id'])
    await send('PATCH', `/models/${id}`, { short_description: 'Other words', _status: 'published' })
    const { body } = await send('GET', `/models/versions?where[parent][equals]=${id}&sort=createdAt`)
    const versions = body['docs'] as { id: string; version: Body }[]
    expect(versions.map(({ version }) => version['short_description'])).toEqual(['First words', 'Other words'])
    const restored = await send('POST', `/models/versions/${versions[0]?.id ?? ''}`)
    expect(restored.status, JSON.stringify(restored.body)).toBe(200)
    const now = await send('GET', `/models/${id}`)
    expect(now.body['short_description']).toBe('First words')
  })

  test('[MOD-02] a brochure must be a PDF by its content as well as its name', async () => {
    const upload = async (bytes: string, name: string) => {
      const form = new FormData()
      form.append('file', new File([bytes], name, { type: 'application/pdf' }))
      form.append('_payload', JSON.stringify({ title: 'Brochure', tenant: world.a }))
      const headers = { authorization: `JWT ${world.staff.editor.token}` }
      const response = await world.send('/brochures', { method: 'POST', headers, body: form })
      return { status: response.status, text: await response.text() }
    }
    const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'
    const good = await upload(pdf, '../Tiggo 7 Pro.pdf')
    expect(good.status, good.text).toBe(201)
    expect((JSON.parse(good.text) as { doc: Body }).doc['filename']).toMatch(/^tiggo-7-pro-[0-9a-f]{12}\.pdf$/)
    const bad = await upload('<html><script>alert(1)</script>', 'page.pdf')
    expect(bad.status).toBe(400)
    expect(bad.text).toContain('Upload a PDF.')
  })

  test('[BRD-01] a brand has a unique slug, and its fixed page is a path of this site', async () => {
    const brand = { tenant: world.a, title: 'Neotek', group: 'own-services', _status: 'published' }
    const first = await send('POST', '/brands', { ...brand, skipPage: '/neotek' })
    expect(first.body['doc']).toMatchObject({ slug: 'neotek', skipPage: '/neotek' })
    expect(problems((await send('POST', '/brands', brand)).body)).toEqual([
      { path: 'slug', message: '“Neotek” already uses this address. Enter a different one.' },
    ])
    const away = await send('POST', '/brands', { ...brand, title: 'Away', skipPage: '//evil.example' })
    expect(problems(away.body)[0]?.path).toBe('skipPage')
  })
})
