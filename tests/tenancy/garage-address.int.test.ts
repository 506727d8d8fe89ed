import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './world'

let world: World
let token: string
beforeAll(async () => {
  world = await createWorld()
  token = world.staff['tenant-admin'].token
})
afterAll(() => world.close())

const settings = () => world.inA['site-settings'] ?? ''
const setGarage = (garage_path: string, garage = true) =>
  world.rest('PATCH', `/site-settings/${settings()}`, token, { switches: { accounts: { garage, garage_path } } })
const page = (slug: string) =>
  world.rest('POST', '/pages', token, { title: slug, slug, tenant: world.a, blocks: [], _status: 'published' })
const redirect = (from: string) => world.rest('POST', '/redirects', token, { from, to: '/contact-us', tenant: world.a })
const problemAt = ({ status, body }: { status: number; body: unknown }): string => {
  const [error] = (body as { errors?: { data?: { errors?: { path: string; message: string }[] } }[] }).errors ?? []
  const [first] = error?.data?.errors ?? []
  return `${status} ${first?.path ?? ''}: ${first?.message ?? ''}`
}

test('[ACC-04] [CNT-01] [CNT-04] account page, pages and redirects cannot take each other’s address, whichever came first', async () => {
  expect((await setGarage('/club')).status).toBe(200)
  const taken = 'Your garage is at /club. Choose another address.'
  expect(problemAt(await page('club'))).toBe(`400 slug: ${taken}`)
  expect(problemAt(await redirect('/club'))).toBe(`400 from: ${taken}`)
  expect(problemAt(await redirect('/Club/'))).toBe(`400 from: ${taken}`)

  const made = await page('members')
  expect(made.status).toBe(201)
  expect((await redirect('/owners')).status).toBe(201)
  expect(problemAt(await setGarage('/members'))).toBe(
    '400 switches: A page of yours has the address /members. Choose another for the garage.',
  )
  expect(problemAt(await setGarage('/owners'))).toBe(
    '400 switches: A redirect of yours has the address /owners. Choose another for the garage.',
  )
  // A page with that address can still be edited, and with the account page switched off the address is free.
  const { id } = (made.body as { doc: { id: string } }).doc
  expect((await world.rest('PATCH', `/pages/${id}`, token, { title: 'Members' })).status).toBe(200)
  expect((await setGarage('/members', false)).status).toBe(200)
  expect((await setGarage('/club')).status).toBe(200)
  expect((await page('club-night')).status).toBe(201)
  // A page restored from the trash is refused while its address is taken.
  expect((await world.rest('PATCH', `/pages/${id}`, token, { deletedAt: new Date().toISOString() })).status).toBe(200)
  expect((await setGarage('/members')).status).toBe(200)
  const restored = await world.rest('PATCH', `/pages/${id}?trash=true`, token, { deletedAt: null })
  expect(problemAt(restored)).toBe('400 slug: Your garage is at /members. Choose another address.')
})

test('[ACC-04] [TEN-02] a template cannot move an account page onto a page’s address, by its switches or by being assigned', async () => {
  const login = { email: 'root@platform.example', password: 'correct horse battery' }
  await world.payload.create({ collection: 'users', data: { ...login, platformAdmin: true }, overrideAccess: true })
  const root = (await world.payload.login({ collection: 'users', data: login })).token ?? ''
  const garageAt = (garage_path: string) => ({ switches: { accounts: { garage: true, garage_path } } })
  const template = async (slug: string, path: string): Promise<string> => {
    const { body } = await world.rest('POST', '/templates', root, { slug, name: slug, ...garageAt(path) })
    return (body as { doc: { id: string } }).doc.id
  }
  const [calm, moving] = [await template('calm', '/drive-club'), await template('moving', '/news-room')]
  const give = (id: string) => world.rest('PATCH', `/tenants/${world.a}`, root, { template: id })
  expect((await world.rest('PATCH', `/site-settings/${settings()}`, token, { switches: {} })).status).toBe(200)
  expect((await page('news-room')).status).toBe(201)
  const { name } = await world.payload.findByID({ collection: 'tenants', id: world.a, depth: 0 })
  const inTheWay = `A page of ${name} has the address /news-room, to which this would move its garage. Move one of them first.`
  expect((await give(calm)).status).toBe(200)
  expect(problemAt(await give(moving))).toBe(`400 template: ${inTheWay}`)
  const move = (path: string) => world.rest('PATCH', `/templates/${calm}`, root, garageAt(path))
  expect(problemAt(await move('/news-room'))).toBe(`400 switches: ${inTheWay}`)
  expect((await move('/drivers')).status).toBe(200)
  // A dealer with its own garage_path is not affected by the template's.
  expect((await setGarage('/drive-club')).status).toBe(200)
  expect((await move('/news-room')).status).toBe(200)
  expect((await give(moving)).status).toBe(200)
})
