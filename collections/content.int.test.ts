import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { publishDueContent } from '@/src/services/content/scheduled-publishing'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

type Saved = { readonly status: number; readonly id: string; readonly problems: readonly (readonly [string, string])[] }

const token = () => world.staff['editor'].token

/** The result of a REST request: the document's id, or the field errors. */
const saved = ({ status, body }: { readonly status: number; readonly body: unknown }): Saved => {
  const { doc, errors = [] } = body as {
    doc?: { id: string }
    errors?: { data?: { errors?: { path: string; message: string }[] } }[]
  }
  const problems = errors.flatMap(({ data }) => data?.errors ?? [])
  return { status, id: doc?.id ?? '', problems: problems.map(({ path, message }) => [path, message] as const) }
}

const create = async (collection: string, data: object, query = '') =>
  saved(await world.rest('POST', `/${collection}${query}`, token(), { tenant: world.a, ...data }))

const update = async (collection: string, id: string, data: object, query = '') =>
  saved(await world.rest('PATCH', `/${collection}/${id}${query}`, token(), data))

const about = (title: string) => ({ blockType: 'about', title, text: 'A paragraph.' })
const page = (slug: string, own: object = {}) => ({
  title: slug,
  slug,
  blocks: [about(`About ${slug}`)],
  _status: 'published',
  ...own,
})

/** Reads the published rows as the public site does, without drafts. */
const shown = async (id: string) => {
  const { docs } = await world.payload.find({
    collection: 'pages',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    overrideAccess: true,
    depth: 0,
  })
  return (docs[0]?.blocks ?? []).map((block) => ('title' in block ? block.title : ''))
}

describe('pages', () => {
  test('[CNT-01] [ADM-02] refuses, at its field, an address that the site itself serves', async () => {
    for (const slug of ['search', 'cars/anything', 'blog/mine', 'privacy-policy', 'Über uns']) {
      const { status, problems } = await create('pages', page(slug))
      expect(status, slug).toBe(400)
      expect(problems.map(([path]) => path)).toEqual(['slug'])
    }
  })

  test('[CNT-01] refuses two pages of a dealer at one address, drafts included; two dealers may share it', async () => {
    expect((await create('pages', page('our-story'))).status).toBe(201)
    for (const query of ['', '?draft=true']) {
      const again = await create('pages', page('our-story'), query)
      expect(again.status, query).toBe(400)
      expect(again.problems.map(([path]) => path)).toEqual(['slug'])
    }
    const other = await world.payload.create({
      collection: 'pages',
      data: { ...page('our-story'), tenant: world.b } as never,
      overrideAccess: true,
    })
    expect(other.id).toBeTruthy()
    await world.payload.delete({ collection: 'pages', id: other.id, overrideAccess: true })
  })

  test('[CNT-01] [ADM-02] a draft changes nothing for shoppers; an older version can be restored completely', async () => {
    const { id } = await create('pages', page('versions'))
    expect(await shown(id)).toEqual(['About versions'])
    expect((await update('pages', id, { blocks: [about('Draft')], _status: 'draft' }, '?draft=true')).status).toBe(200)
    expect(await shown(id)).toEqual(['About versions'])
    await update('pages', id, { blocks: [about('Second')], _status: 'published' })
    expect(await shown(id)).toEqual(['Second'])
    const { body } = await world.rest(
      'GET',
      `/pages/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`,
      token(),
    )
    const [first] = (body as { docs: { id: string }[] }).docs
    expect((await world.rest('POST', `/pages/versions/${first?.id ?? ''}`, token())).status).toBe(200)
    expect(await shown(id)).toEqual(['About versions'])
  })

  test('[CNT-01] only staff can read pages that were never published', async () => {
    const { id } = await create('pages', { ...page('unseen'), _status: 'draft' }, '?draft=true')
    expect(await shown(id)).toEqual([])
    expect((await world.rest('GET', `/pages/${id}?draft=true`, null)).status).toBe(403)
  })

  test('[CNT-01] refuses unsafe links of a block at their field', async () => {
    const tile = { label: 'Press', href: 'javascript:alert(1)' }
    const { status, problems } = await create(
      'pages',
      page('tiles', { blocks: [{ blockType: 'facet-tiles', tiles: [tile] }] }),
    )
    expect(status).toBe(400)
    expect(problems.map(([path]) => path)).toEqual(['blocks.0.tiles.0.href'])
  })

  test('[CNT-01] [CNT-04] [STF-08] a draft without an address gets it from its title; a wrong one is refused at its field', async () => {
    const draft = (collection: string, data: object) => create(collection, { ...data, _status: 'draft' }, '?draft=true')
    for (const collection of ['pages', 'posts', 'offers']) {
      const { status, id } = await draft(collection, { title: 'Towing: a guide', slug: '' })
      expect(status, collection).toBe(201)
      const { body } = await world.rest('GET', `/${collection}/${id}?draft=true&depth=0`, token())
      expect((body as { slug?: string }).slug).toBe('towing-a-guide')
      expect(await draft(collection, { title: 'Towing: a guide' })).toMatchObject({ status: 400 })
      for (const slug of ['Über uns', 'a b', '-a', 'a/b/c/d/e']) {
        const { problems } = await draft(collection, { title: 'Wrong', slug })
        expect(
          problems.map(([path]) => path),
          slug,
        ).toEqual(['slug'])
        const changed = await update(collection, id, { slug, _status: 'draft' }, '?draft=true')
        expect(
          changed.problems.map(([path]) => path),
          slug,
        ).toEqual(['slug'])
      }
    }
    expect((await create('post-categories', { name: 'Vehicle reviews' })).status).toBe(201)
    // The site has a page of its own at this address.
    expect((await draft('pages', { title: 'Special offers' })).problems).toEqual([
      ['slug', 'The site already has a page at /special-offers. Enter another address.'],
    ])
  })

  test('[CNT-01] [ADM-01] refuses an image of another dealer inside a block, in drafts too', async () => {
    const blocks = [{ blockType: 'hero', title: 'Taken', image: world.inB['media'] }]
    for (const query of ['', '?draft=true']) {
      expect((await create('pages', page(`taken${query.length}`, { blocks }), query)).status, query).toBe(400)
    }
  })
})

test('[CNT-04] [ADM-01] an image in the text of a post is the dealer’s own; another dealer’s is refused, in drafts too', async () => {
  const textWith = (image: string | undefined) => {
    const node = { version: 1, direction: null, format: '', indent: 0 }
    const upload = {
      type: 'upload',
      version: 3,
      format: '',
      id: 'image',
      relationTo: 'media',
      value: image,
      fields: {},
    }
    return { root: { ...node, type: 'root', children: [upload] } }
  }
  const send = (query: string, image: string | undefined, slug: string) =>
    world.rest('POST', `/posts${query}`, world.staff['editor'].token, {
      tenant: world.a,
      title: 'Images',
      slug,
      body: textWith(image),
      _status: query === '' ? 'published' : 'draft',
    })
  for (const query of ['', '?draft=true']) {
    const refused = await send(query, world.inB['media'], `foreign${String(query.length)}`)
    expect(refused.status, query).toBe(400)
    const accepted = await send(query, world.inA['media'], `own${String(query.length)}`)
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(201)
  }
})

describe('scheduled publishing', () => {
  const schedule = (id: string, user: string, waitUntil: Date, type = 'publish', relationTo = 'pages') =>
    world.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type,
        doc: { relationTo, value: id },
        user: { relationTo: 'users', value: user },
      } as never,
      waitUntil,
    })
  const draftOf = async (slug: string) => (await create('pages', { ...page(slug), _status: 'draft' }, '?draft=true')).id

  test('[CNT-01] publishes documents that are due and leaves later ones', async () => {
    const [due, later] = [await draftOf('due'), await draftOf('later')]
    await schedule(due, world.staff['editor'].id, new Date(Date.now() - 1000))
    await schedule(later, world.staff['editor'].id, new Date(Date.now() + 3_600_000))
    expect(await publishDueContent(world.payload)).toBe(true)
    expect(await shown(due)).toEqual(['About due'])
    expect(await shown(later)).toEqual([])
    expect(await publishDueContent(world.payload)).toBe(false)
  })

  test('[CNT-01] [CNT-04] staff publish a post later in one way: a date to come is refused, unless it was there before', async () => {
    const { body } = await world.payload.findByID({ collection: 'posts', id: world.inA['posts'] ?? '', depth: 0 })
    const date = new Date(Date.now() + 86_400_000).toISOString()
    const post = { title: 'Later', slug: 'later-post', body, date }
    const token = world.staff['editor'].token
    const refused = await world.rest('POST', '/posts', token, { ...post, tenant: world.a, _status: 'published' })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('save it as a draft and choose Schedule')
    const { id } = await create('posts', { ...post, _status: 'draft' }, '?draft=true')
    expect((await world.rest('PATCH', `/posts/${id}`, token, { _status: 'published' })).status).toBe(400)
    // A schedule may publish a post whose date is later still.
    await schedule(id, world.staff['editor'].id, new Date(Date.now() - 1000), 'publish', 'posts')
    expect(await publishDueContent(world.payload)).toBe(true)
    expect((await world.payload.findByID({ collection: 'posts', id, depth: 0 }))._status).toBe('published')
    const renamed = await world.rest('PATCH', `/posts/${id}`, token, { title: 'Later still', _status: 'published' })
    expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
    await world.payload.delete({ collection: 'posts', id, overrideAccess: true })
  })

  test('[CNT-04] a post has the date of its publishing, unless staff chose one', async () => {
    const dateOf = async (id: string) =>
      (await world.payload.findByID({ collection: 'posts', id, draft: true, depth: 0 })).date
    const { body } = await world.payload.findByID({ collection: 'posts', id: world.inA['posts'] ?? '', depth: 0 })
    const draft = (slug: string, data: object = {}) =>
      create('posts', { title: slug, slug, body, ...data, _status: 'draft' }, '?draft=true')
    const [{ id }, chosen] = [await draft('undated'), await draft('dated', { date: '2026-03-01T00:00:00.000Z' })]
    expect(await dateOf(id)).toBeFalsy()
    const before = Date.now()
    for (const one of [id, chosen.id])
      await schedule(one, world.staff['editor'].id, new Date(before - 1000), 'publish', 'posts')
    expect(await publishDueContent(world.payload)).toBe(true)
    const date = await dateOf(id)
    expect(Date.parse(date ?? '')).toBeGreaterThanOrEqual(before)
    expect(await dateOf(chosen.id)).toBe('2026-03-01T00:00:00.000Z')
    // It stays when the post is published again, and a copy gets its own.
    await update('posts', id, { title: 'Changed', _status: 'published' })
    expect(await dateOf(id)).toBe(date)
    const copy = saved(await world.rest('POST', `/posts/${id}/duplicate`, token(), { _status: 'draft' }))
    expect(await dateOf(copy.id)).toBeFalsy()
  })

  test('[CNT-01] retries a job whose process was killed', async () => {
    const id = await draftOf('killed')
    await schedule(id, world.staff['editor'].id, new Date(Date.now() - 1000))
    await world.pool.query('UPDATE payload_jobs SET processing = true WHERE completed_at IS NULL')
    expect(await publishDueContent(world.payload)).toBe(true)
    expect(await shown(id)).toEqual(['About killed'])
  })

  test('[CNT-01] [ADM-01] refuses to publish documents that the user may not write', async () => {
    const id = await draftOf('not-yours')
    await schedule(id, world.staff['viewer'].id, new Date(Date.now() - 1000))
    await publishDueContent(world.payload)
    expect(await shown(id)).toEqual([])
  })

  test('[CNT-01] [OPS-01] a version that can’t be published fails with the messages of its fields, in the log too', async () => {
    const id = await draftOf('unfinished')
    await update('pages', id, { title: '' }, '?draft=true')
    const log = vi.spyOn(world.payload.logger, 'error').mockImplementation(() => undefined)
    const { id: job } = await schedule(id, world.staff['editor'].id, new Date(Date.now() - 1000))
    await publishDueContent(world.payload)
    expect(await shown(id)).toEqual([])
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.objectContaining({ message: 'Title: This field is required.' }) as Error }),
    )
    log.mockRestore()
    const { rows } = await world.pool.query<{ reason: string }>(
      "SELECT error->>'message' AS reason FROM payload_jobs WHERE id = $1 AND has_error",
      [job],
    )
    expect(rows).toEqual([{ reason: 'Title: This field is required.' }])
  })

  test('[CNT-01] takes a page off the site at its time although a draft of it is unfinished', async () => {
    const { id } = await create('pages', page('ends-tonight'))
    await update('pages', id, { title: '' }, '?draft=true')
    expect(await shown(id)).toEqual(['About ends-tonight'])
    await schedule(id, world.staff['editor'].id, new Date(Date.now() - 1000), 'unpublish')
    await publishDueContent(world.payload)
    expect(await shown(id)).toEqual([])
  })

  test('[ADM-01] staff can neither read nor run the job queue', async () => {
    for (const path of ['/payload-jobs', '/payload-jobs/run']) {
      expect([401, 403, 404], path).toContain((await world.rest('GET', path, token())).status)
    }
  })
})

describe('promotional cards, offers and redirects', () => {
  test('[CNT-03] refuses an expiry before the start at its field', async () => {
    const card = {
      title: 'EOFY',
      start: '2026-06-15T06:00:00.000Z',
      start_tz: 'Australia/Brisbane',
      expiry_tz: 'Australia/Brisbane',
    }
    const wrong = await create('promo-cards', { ...card, expiry: '2026-06-01T06:00:00.000Z' })
    expect(wrong.status).toBe(400)
    expect(wrong.problems).toEqual([['expiry', 'The expiry must be after the start.']])
    expect((await create('promo-cards', { ...card, expiry: '2026-06-30T14:00:00.000Z' })).status).toBe(201)
  })

  test('[CNT-04] refuses loops, hidden pages and unsafe targets at their field', async () => {
    expect((await create('redirects', { from: '/one', to: '/two' })).status).toBe(201)
    expect((await create('redirects', { from: '/two', to: '/three' })).status).toBe(201)
    const refusals = [
      [{ from: '/three', to: '/one' }, 'to'],
      [{ from: '/self', to: '/self/' }, 'to'],
      [{ from: '/ONE/', to: '/elsewhere' }, 'from'],
      [{ from: '/search/suv', to: '/elsewhere' }, 'from'],
      [{ from: '/plain', to: 'http://insecure.example' }, 'to'],
      [{ from: '/script', to: 'javascript:alert(1)' }, 'to'],
    ] as const
    for (const [redirect, field] of refusals) {
      const { status, problems } = await create('redirects', redirect)
      expect(status, redirect.from).toBe(400)
      expect(problems.map(([path]) => path)).toEqual([field])
    }
    await create('pages', page('has-a-page'))
    expect((await create('redirects', { from: '/has-a-page', to: '/two' })).problems[0]?.[0]).toBe('from')
  })

  test('[CNT-04] refuses a later change that closes a loop', async () => {
    const { id } = await create('redirects', { from: '/later-a', to: '/later-b' })
    await create('redirects', { from: '/later-c', to: '/later-a' })
    expect((await update('redirects', id, { to: '/later-c' })).problems.map(([path]) => path)).toEqual(['to'])
    expect((await update('redirects', id, { to: '/about-us' })).status).toBe(200)
  })
})
