import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '@/src/cms/access/roles'
import { declarationOf } from '@/src/domain/collections/declaration'
import { createWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const open = async (collection: string, id: string, token: string | null) => {
  const answer = await world.send(`/${collection}/${id}/site-page`, {
    redirect: 'manual',
    headers: token === null ? {} : { authorization: `JWT ${token}` },
  })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

const kinds = () => world.owned.filter((one) => declarationOf(one)?.page).map(({ slug }) => slug)

test('[ADM-06] every role opens a page of its own dealer, or reads why shoppers can’t open it', async () => {
  expect(kinds()).toHaveLength(10)
  for (const role of roles)
    for (const collection of kinds()) {
      const { status, location, text } = await open(collection, world.inA[collection] ?? '', world.staff[role].token)
      const isAnswered = status === 302 ? location?.startsWith('http://tenant-a.localhost') : text.includes('<p>')
      expect(isAnswered, `${role} ${collection} ${String(status)} ${String(location)}`).toBe(true)
    }
})

test('[ADM-06] [SEC-01] another dealer’s item, an unknown one and nonsense are answered alike; strangers sign in', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const collection of kinds()) {
    const foreign = world.inB[collection] ?? ''
    for (const role of roles) {
      const { token } = world.staff[role]
      const expected = await open(collection, unknown, token)
      expect(expected.status).toBe(404)
      expect(await open(collection, foreign, token), `${role} ${collection}`).toEqual(expected)
      expect(await open(collection, 'x%27--', token)).toEqual(expected)
    }
    expect(await open(collection, foreign, null)).toMatchObject({ status: 401, location: null })
  }
})

test('[ADM-06] a hidden vehicle and one sold long ago have a reason, and one for sale has its page', async () => {
  const id = world.inA['vehicles'] ?? ''
  const { token } = world.staff.viewer
  const set = (sql: string) => world.pool.query(`UPDATE vehicles SET ${sql} WHERE id = $1`, [id])
  await set("hidden = false, removed_at = NULL, status = 'in_stock', slug = '2022-mazda-cx-5'")
  const shown = await open('vehicles', id, token)
  expect(shown).toMatchObject({ status: 302 })
  expect(shown.location).toMatch(/^http:\/\/tenant-a\.localhost.*\/cars\/2022-mazda-cx-5$/)
  await set('hidden = true')
  expect((await open('vehicles', id, token)).text).toContain('hidden from the website')
  await set("hidden = false, status = 'sold', sold_at = '2020-01-01'")
  expect((await open('vehicles', id, token)).text).toContain('sold more than')
})
