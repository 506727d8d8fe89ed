import type { FlattenedField } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type Answer, type World } from './world'

/**
 * Invalid input by staff, sent over REST as the panel does: each is refused with a message at its field, and no data is
 * lost. `docs/bad-input.md` lists the tests of all other kinds of invalid input.
 */
let world: World

beforeAll(async () => {
  world = await createWorld()
})

afterAll(async () => {
  await world.close()
})

const editorToken = () => world.staff.editor.token
const adminToken = () => world.staff['tenant-admin'].token
const idInA = (slug: string) => world.inA[slug] ?? ''

type Problem = { readonly path?: string; readonly message: string }
const problemsOf = ({ body }: Answer): readonly Problem[] =>
  (body as { errors?: { data?: { errors?: Problem[] } }[] }).errors?.flatMap((one) => one.data?.errors ?? []) ?? []

const expectRefusedAt = async (path: string, target: string, body: object, words: RegExp): Promise<void> => {
  const answer = await world.rest('PATCH', target, editorToken(), body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(400)
  const problem = problemsOf(answer).find((one) => one.path === path)
  expect(problem?.message, JSON.stringify(answer.body)).toMatch(words)
}

describe('a theme', () => {
  test.each(['red', '#12', '#GGGGGG', '#11223344', 'url(//x)', '#fff;}'])(
    '[TEN-10] [ADM-02] with the invalid colour %s is refused at its field',
    async (accent) => {
      const { rows: before } = await world.pool.query('SELECT * FROM theme WHERE id = $1', [idInA('theme')])
      await expectRefusedAt('accent', `/theme/${idInA('theme')}`, { accent }, /^Enter a colour as #/)
      const { rows } = await world.pool.query('SELECT * FROM theme WHERE id = $1', [idInA('theme')])
      expect(rows).toEqual(before)
    },
  )

  test('[TEN-10] with unreadable text is refused at its field, with the measured contrast', async () => {
    const target = `/theme/${idInA('theme')}`
    await expectRefusedAt(
      'ink',
      target,
      { ink: '#eeeeee', surface: '#ffffff', surface_alt: '#ffffff' },
      /too little contrast to read: 1\.1/,
    )
  })
})

describe('a location', () => {
  const target = () => `/locations/${idInA('locations')}`

  test('[LOC-07] [ADM-02] can be saved without coordinates; coordinates outside Australia are refused', async () => {
    const { body } = await world.rest('GET', target(), editorToken())
    const { address } = body as { address: Record<string, unknown> }
    const without = { address: { ...address, lat: null, long: null } }
    expect((await world.rest('PATCH', target(), editorToken(), without)).status).toBe(200)
    await expectRefusedAt(
      'address.lat',
      target(),
      { address: { ...address, lat: 48.2, long: 151 } },
      /Enter a latitude from -44 to -9/,
    )
  })

  test('[LOC-04] [ADM-02] with hours that close before they open is refused with the name of the day', async () => {
    const opening_hours = [{ weekday: 3, status: 'Open', open: '17:00', close: '08:00' }]
    await expectRefusedAt('opening_hours', target(), { opening_hours }, /On Wednesday, the closing time, 8 am/)
  })
})

describe('the display period of a promo card', () => {
  const card = (own: object) => ({ tenant: world.a, title: 'Daylight', position: 1, display: 'all', ...own })

  test('[CNT-03] [ADM-02] may start in the hour that daylight saving skips, shown as one hour later', async () => {
    // Sydney, 4 October 2026: clocks go from 02:00 to 03:00, so "02:30" is the moment 03:30 local time.
    const start = '2026-10-03T16:30:00.000Z'
    const creation = await world.rest(
      'POST',
      '/promo-cards',
      editorToken(),
      card({ start, start_tz: 'Australia/Sydney' }),
    )
    expect(creation.status, JSON.stringify(creation.body)).toBe(201)
    const { doc } = creation.body as { doc: { id: string; start: string } }
    expect(doc.start).toBe(start)
    const clock = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', timeStyle: 'short' })
    expect(clock.format(new Date(doc.start))).toMatch(/3:30\s?am/)
    const expiry = '2026-10-03T16:29:00.000Z'
    await expectRefusedAt('expiry', `/promo-cards/${doc.id}`, { start, expiry }, /after the start/)
  })

  test('[CNT-03] with an unknown zone or an invalid date is refused', async () => {
    for (const own of [{ start_tz: 'Mars/Olympus' }, { start: 'tomorrow' }]) {
      const answer = await world.rest('POST', '/promo-cards', editorToken(), card(own))
      expect(answer.status, JSON.stringify(own)).toBe(400)
    }
  })

  test('[CNT-03] has the time zone of the dealer’s first location by default', async () => {
    await world.pool.query("UPDATE locations SET timezone = 'Australia/Perth' WHERE id = $1", [idInA('locations')])
    const { body } = await world.rest('POST', '/promo-cards', editorToken(), card({}))
    expect((body as { doc: { start_tz: string } }).doc.start_tz).toBe('Australia/Perth')
  })

  test('[CNT-03] [ADM-01] takes the time zone of the chosen dealer, not of one that a forged cookie names', async () => {
    await world.pool.query("UPDATE locations SET timezone = 'Australia/Perth' WHERE id = $1", [idInA('locations')])
    await world.pool.query("UPDATE locations SET timezone = 'Australia/Darwin' WHERE tenant_id = $1", [world.b])
    const login = { email: 'zones@platform.example', password: 'correct horse battery' }
    await world.payload.create({ collection: 'users', data: { ...login, platformAdmin: true }, overrideAccess: true })
    const { token: rootToken = '' } = await world.payload.login({ collection: 'users', data: login })
    const createCard = async (token: string) => {
      const answer = await world.send('/promo-cards', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `JWT ${token}`,
          cookie: `payload-tenant=${world.b}`,
        },
        body: JSON.stringify(card({})),
      })
      return ((await answer.json()) as { doc?: { start_tz?: string } }).doc?.start_tz
    }
    expect(await createCard(editorToken())).toBe('Australia/Perth')
    // A platform administrator may choose any dealer, which proves that the cookie is read.
    expect(await createCard(rootToken)).toBe('Australia/Darwin')
  })
})

describe('a page', () => {
  test.each(['cars/x', 'search', 'admin', 'brands/overview', 'About Us', '../x'])(
    '[CNT-01] [ADM-02] at %s, an address of the site itself or an invalid one, is refused at its field',
    async (slug) => {
      await expectRefusedAt(
        'slug',
        `/pages/${idInA('pages')}`,
        { slug },
        /The site already has a page|Use lowercase letters/,
      )
    },
  )
})

describe('a domain', () => {
  test('[TEN-01] that another dealer has is refused with a message that names that dealer', async () => {
    const login = { email: 'root@platform.example', password: 'correct horse battery' }
    await world.payload.create({ collection: 'users', data: { ...login, platformAdmin: true }, overrideAccess: true })
    const { token = '' } = await world.payload.login({ collection: 'users', data: login })
    const host = 'cars.taken.example'
    const setDomain = (tenant: string) => world.rest('PATCH', `/tenants/${tenant}`, token, { domains: [{ host }] })
    expect((await setDomain(world.b)).status).toBe(200)
    const answer = await setDomain(world.a)
    expect(answer.status, JSON.stringify(answer.body)).toBe(400)
    expect(problemsOf(answer)).toEqual([
      { path: 'domains.0.host', message: '“tenant-b” already uses this domain. Enter a different one.' },
    ])
    const { rows } = await world.pool.query('SELECT _parent_id FROM tenants_domains WHERE host = $1', [host])
    expect(rows).toEqual([{ _parent_id: world.b }])
  })
})

describe('[ADM-01] [ADM-02] a relation to an item that does not exist', () => {
  test.each([
    ['posts', 'category'],
    ['reviews', 'location'],
    ['models', 'manufacturer'],
  ])('in %s is refused at its field, %s', async (slug, path) => {
    const unknown = '01a21038-182b-72f0-ac69-63b14b657bfc'
    const stored = await world.payload.findByID({ collection: slug as 'posts', id: idInA(slug), depth: 0 })
    const { id: _, createdAt: __, updatedAt: ___, ...copy } = stored
    const create = await world.rest('POST', `/${slug}`, adminToken(), { ...copy, slug: 'another', [path]: unknown })
    const update = await world.rest('PATCH', `/${slug}/${idInA(slug)}`, adminToken(), { [path]: unknown })
    for (const answer of [create, update]) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(400)
      expect(problemsOf(answer).map((problem) => problem.path)).toContain(path)
    }
  })
})

describe('an image', () => {
  const send = async (bytes: Buffer): Promise<{ readonly status: number; readonly text: string }> => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes)], 'large.png', { type: 'image/png' }))
    form.set('_payload', JSON.stringify({ alt: 'Large', tenant: world.a }))
    const headers = { authorization: `JWT ${editorToken()}` }
    const answer = await world.send('/media', { method: 'POST', headers, body: form })
    return { status: answer.status, text: await answer.text() }
  }
  const createImage = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#334455' } })
      .png({ compressionLevel: 9 })
      .toBuffer()

  test('[ADM-02] of 40 megapixels is accepted; one of 63 megapixels is refused at its field', async () => {
    const accepted = await send(await createImage(8000, 5000))
    expect(accepted.status, accepted.text).toBe(201)
    const refusal = await send(await createImage(9000, 7000))
    expect(refusal.status).toBe(400)
    expect(refusal.text).toContain('"path":"file"')
  })
})

describe('[SEC-01] input that no form of the panel sends', () => {
  const link = (url: string) => ({
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: 'ltr',
      children: [
        {
          type: 'paragraph',
          format: '',
          indent: 0,
          version: 1,
          direction: 'ltr',
          children: [
            {
              type: 'link',
              format: '',
              indent: 0,
              version: 3,
              direction: 'ltr',
              fields: { linkType: 'custom', url, newTab: false },
              children: [{ type: 'text', text: 'Read', detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
            },
          ],
        },
      ],
    },
  })

  test('[SEC-01] a link that runs a script is refused in an offer’s text; an ordinary address is accepted', async () => {
    const path = `/offers/${idInA('offers')}`
    for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//evil.example']) {
      const answer = await world.rest('PATCH', path, editorToken(), { body: link(url) })
      expect(answer.status, url).toBe(400)
    }
    for (const url of ['/search', 'https://example.com/offer', 'tel:0755501234']) {
      const answer = await world.rest('PATCH', path, editorToken(), { body: link(url) })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
  })

  /** Text fields of a collection that staff can write. */
  const listTextFields = (fields: readonly FlattenedField[]): readonly string[] =>
    fields.flatMap((field) => (['text', 'textarea', 'email'].includes(field.type) ? [field.name] : []))

  test('[SEC-04] a zero byte in any text field of any collection is refused or removed, and never stored', async () => {
    for (const { slug, flattenedFields } of world.owned) {
      const path = `/${slug}/${idInA(slug)}`
      const names = listTextFields(flattenedFields)
      for (const name of names) {
        const answer = await world.rest('PATCH', path, adminToken(), { [name]: 'Yard\u0000' })
        expect(answer.status, `${path} ${name}`).toBeLessThan(500)
        if (answer.status < 400) expect(JSON.stringify(answer.body), `${path} ${name}`).not.toContain('\\u0000')
      }
      const query = new URLSearchParams(
        names.map((name, index) => [`where[or][${index}][${name}][equals]`, 'a\u0000b']),
      )
      expect((await world.rest('GET', `/${slug}?${query.toString()}`, adminToken())).status, slug).toBeLessThan(500)
    }
  })

  test('[SEC-04] a zero byte is answered with a client error at every endpoint', async () => {
    const answers = await Promise.all([
      world.rest('POST', '/users/login', null, { email: 'a\u0000@b.example', password: 'x\u0000' }),
      world.rest('PATCH', `/locations/${idInA('locations')}`, editorToken(), { name: 'Yard\u0000' }),
      world.rest('POST', '/pages', editorToken(), { title: 'A\u0000', slug: 'a-page', tenant: world.a }),
      world.rest('GET', '/leads/export?search=a%00b', editorToken()),
      world.rest('GET', `/pages?where[title][equals]=a%00b`, editorToken()),
      world.rest('POST', '/users/verify/a%00b', null),
      world.rest('POST', '/users/verify/x', null),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(
      statuses.filter((status) => status < 400 || status >= 500),
      statuses.join(' '),
    ).toEqual([])
  })
})
