import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './world'

let world: World
let token: string
beforeAll(async () => {
  world = await createWorld()
  token = world.staff['tenant-admin'].token
})
afterAll(() => world.close())

const settingsId = () => world.inA['site-settings'] ?? ''
const setAccountPath = (garage_path: string, garage = true) =>
  world.rest('PATCH', `/site-settings/${settingsId()}`, token, { switches: { accounts: { garage, garage_path } } })
const createPage = (slug: string) =>
  world.rest('POST', '/pages', token, { title: slug, slug, tenant: world.a, blocks: [], _status: 'published' })
const createRedirect = (from: string) =>
  world.rest('POST', '/redirects', token, { from, to: '/contact-us', tenant: world.a })
const describeProblem = ({ status, body }: { status: number; body: unknown }): string => {
  const [error] = (body as { errors?: { data?: { errors?: { path: string; message: string }[] } }[] }).errors ?? []
  const [first] = error?.data?.errors ?? []
  return `${status} ${first?.path ?? ''}: ${first?.message ?? ''}`
}

test('[ACC-04] [CNT-01] [CNT-04] account page, pages and redirects cannot take each other’s address, whichever came first', async () => {
  expect((await setAccountPath('/club')).status).toBe(200)
  const takenMessage = 'Your garage already uses /club. Enter a different address.'
  expect(describeProblem(await createPage('club'))).toBe(`400 slug: ${takenMessage}`)
  expect(describeProblem(await createRedirect('/club'))).toBe(`400 from: ${takenMessage}`)
  expect(describeProblem(await createRedirect('/Club/'))).toBe(`400 from: ${takenMessage}`)

  const creation = await createPage('members')
  expect(creation.status).toBe(201)
  expect((await createRedirect('/owners')).status).toBe(201)
  expect(describeProblem(await setAccountPath('/members'))).toBe(
    '400 switches: A page already uses /members. Enter a different address for the garage.',
  )
  expect(describeProblem(await setAccountPath('/owners'))).toBe(
    '400 switches: A redirect already uses /owners. Enter a different address for the garage.',
  )
  // A page with that address can still be edited, and with the account page switched off the address is free.
  const { id } = (creation.body as { doc: { id: string } }).doc
  expect((await world.rest('PATCH', `/pages/${id}`, token, { title: 'Members' })).status).toBe(200)
  expect((await setAccountPath('/members', false)).status).toBe(200)
  expect((await setAccountPath('/club')).status).toBe(200)
  expect((await createPage('club-night')).status).toBe(201)
  // A page restored from the trash is refused while its address is taken.
  expect((await world.rest('PATCH', `/pages/${id}`, token, { deletedAt: new Date().toISOString() })).status).toBe(200)
  expect((await setAccountPath('/members')).status).toBe(200)
  const restore = await world.rest('PATCH', `/pages/${id}?trash=true`, token, { deletedAt: null })
  expect(describeProblem(restore)).toBe('400 slug: Your garage already uses /members. Enter a different address.')
})

test('[ACC-04] [TEN-02] a template cannot move an account page onto a page’s address, by its switches or by being assigned', async () => {
  const login = { email: 'root@platform.example', password: 'correct horse battery' }
  await world.payload.create({ collection: 'users', data: { ...login, platformAdmin: true }, overrideAccess: true })
  const root = (await world.payload.login({ collection: 'users', data: login })).token ?? ''
  const accountSwitches = (garage_path: string) => ({ switches: { accounts: { garage: true, garage_path } } })
  const createTemplate = async (slug: string, path: string): Promise<string> => {
    const { body } = await world.rest('POST', '/templates', root, { slug, name: slug, ...accountSwitches(path) })
    return (body as { doc: { id: string } }).doc.id
  }
  const [calm, moving] = [await createTemplate('calm', '/drive-club'), await createTemplate('moving', '/news-room')]
  const assignTemplate = (id: string) => world.rest('PATCH', `/tenants/${world.a}`, root, { template: id })
  expect((await world.rest('PATCH', `/site-settings/${settingsId()}`, token, { switches: {} })).status).toBe(200)
  expect((await createPage('news-room')).status).toBe(201)
  const { name } = await world.payload.findByID({ collection: 'tenants', id: world.a, depth: 0 })
  const conflictMessage = `A page of ${name} already uses /news-room, which this would make the address of its garage. Change one of the addresses first.`
  expect((await assignTemplate(calm)).status).toBe(200)
  expect(describeProblem(await assignTemplate(moving))).toBe(`400 template: ${conflictMessage}`)
  const setTemplatePath = (path: string) => world.rest('PATCH', `/templates/${calm}`, root, accountSwitches(path))
  expect(describeProblem(await setTemplatePath('/news-room'))).toBe(`400 switches: ${conflictMessage}`)
  expect((await setTemplatePath('/drivers')).status).toBe(200)
  // A dealer with its own garage_path is not affected by the template's.
  expect((await setAccountPath('/drive-club')).status).toBe(200)
  expect((await setTemplatePath('/news-room')).status).toBe(200)
  expect((await assignTemplate(moving)).status).toBe(200)
})
