import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '@/src/cms/access/roles'
import { createWorld, type World } from './world'

/**
 * Data that a shopper sent or the site recorded cannot be written by staff in any way (SEC-01). The fields are read
 * from the configuration: a field that is read-only in the panel has to be read-only everywhere, and new ones are
 * tested too.
 */
let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const fileFields = new Set(['filename', 'mimeType', 'url', 'thumbnailURL'])

type ReadOnlyField = { readonly path: string; readonly field: FlattenedField }

/** The read-only fields of a collection, through groups and named tabs. */
const listReadOnlyFields = (fields: readonly FlattenedField[], before = ''): readonly ReadOnlyField[] =>
  fields.flatMap((field) => {
    const path = `${before}${field.name}`
    const own = 'admin' in field && field.admin && 'readOnly' in field.admin && field.admin.readOnly === true
    // Payload sets an upload's file fields itself; they are not in any form.
    if (own || fileFields.has(path)) return [{ path, field }]
    return field.type === 'group' || field.type === 'tab' ? listReadOnlyFields(field.flattenedFields, `${path}.`) : []
  })

/** Values that Payload accepts for a file. */
const forgedFileFields: Readonly<Record<string, string>> = {
  filename: 'forged-0123456789ab.jpg',
  mimeType: 'image/jpeg',
}

/** A valid value for the field that differs from its current one. */
const forgeValue = (field: FlattenedField, before: unknown): unknown => {
  if (Object.hasOwn(forgedFileFields, field.name)) return forgedFileFields[field.name]
  switch (field.type) {
    case 'number':
      return before === 424_242 ? 1 : 424_242
    case 'checkbox':
      return before !== true
    case 'date':
      return '2031-02-03T04:05:06.000Z'
    case 'select':
      return field.options.map((one) => (typeof one === 'string' ? one : one.value)).find((value) => value !== before)
    case 'relationship':
      return typeof field.relationTo === 'string' ? world.inA[field.relationTo] : undefined
    case 'json':
      return { forged: true }
    case 'array':
      return [Object.fromEntries(field.flattenedFields.map((one) => [one.name, forgeValue(one, undefined)]))]
    case 'email':
      return 'forged@sample.example'
    default:
      return '+61491570999'
  }
}

const nestValue = (path: string, value: unknown): object => {
  const [first = '', ...rest] = path.split('.')
  return { [first]: rest.length === 0 ? value : nestValue(rest.join('.'), value) }
}
const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce((at: unknown, name) => (at as Record<string, unknown> | null | undefined)?.[name], document)

const readDocument = async ({ slug }: SanitizedCollectionConfig, id: string): Promise<unknown> =>
  world.payload.findByID({ collection: slug as 'pages', id, depth: 0, overrideAccess: true, showHiddenFields: true })

/** Every role and the platform admin, with their tokens. */
const listTokens = async (): Promise<readonly (readonly [string, string])[]> => {
  const data = { email: 'platform@forecourt.example', password: 'correct horse battery', platformAdmin: true }
  await world.payload.create({ collection: 'users', data, overrideAccess: true })
  const { token } = await world.payload.login({ collection: 'users', data })
  return [...roles.map((role) => [role, world.staff[role].token] as const), ['platform', token ?? '']]
}

type Attempt = {
  readonly collection: SanitizedCollectionConfig
  readonly id: string
  readonly fields: readonly ReadOnlyField[]
  readonly token: string
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Writes each field alone, all of them in bulk, and all of them in a new document. @returns the fields that were
 * written, each with the way
 */
const tryWrites = async ({ collection, id, fields, token }: Attempt): Promise<readonly string[]> => {
  const { slug } = collection
  const before = await readDocument(collection, id)
  const forgeries = fields.map(({ path, field }) => ({ path, value: forgeValue(field, valueAt(before, path)) }))
  const listChanged = async (door: string): Promise<readonly string[]> => {
    const after = await readDocument(collection, id)
    return forgeries
      .filter(({ path }) => !isEqual(valueAt(after, path), valueAt(before, path)))
      .map(({ path }) => `${door} ${slug}.${path}`)
  }
  for (const { path, value } of forgeries) await world.rest('PATCH', `/${slug}/${id}`, token, nestValue(path, value))
  const alone = await listChanged('alone')
  const all = Object.assign({}, ...forgeries.map(({ path, value }) => nestValue(path, value))) as object
  await world.rest('PATCH', `/${slug}?where[id][in]=${id}`, token, all)
  const bulk = await listChanged('in bulk')
  const { body } = await world.rest('POST', `/${slug}`, token, { ...(before as object), id: undefined, ...all })
  const made = (body as { readonly doc?: { readonly id: string } } | null)?.doc
  const copy = made && (await readDocument(collection, made.id))
  const fresh = forgeries.filter(({ path, value }) => copy !== undefined && isEqual(valueAt(copy, path), value))
  return [...alone, ...bulk, ...fresh.map(({ path }) => `in a new document ${slug}.${path}`)]
}

const listTestedCollections = () =>
  world.owned.flatMap((collection) => {
    const id = world.inA[collection.slug]
    const fields = listReadOnlyFields(collection.flattenedFields)
    return id === undefined || fields.length === 0 ? [] : [{ collection, id, fields }]
  })

test('[SEC-01] no role can write a read-only field: alone, in bulk, or in a new document', async () => {
  const collections = listTestedCollections()
  expect(collections.length).toBeGreaterThan(12)
  expect(collections.flatMap(({ fields }) => fields).length).toBeGreaterThan(100)
  const violations: string[] = []
  for (const [who, token] of await listTokens())
    for (const one of collections)
      for (const violation of await tryWrites({ ...one, token })) violations.push(`${who} ${violation}`)
  expect(violations).toEqual([])
})

type Version = { readonly id: string; readonly version: unknown }

const listVersions = async (slug: string, id: string): Promise<readonly Version[]> => {
  const where = { parent: { equals: id } }
  const options = {
    collection: slug as 'pages',
    where,
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
  } as const
  const { docs } = await world.payload.findVersions({ ...options, limit: 1, sort: '-updatedAt' })
  return docs as unknown as readonly Version[]
}

const draftQueries = ['draft=true', 'draft=true&autosave=true']

/** Fields that differ from the restored version, because the restore did not overwrite them. */
let restoredFieldCount = 0

/** Tries to save a draft with other values, and to restore a version from before the site changed them. */
const tryVersions = async ({ collection, id, fields, token }: Attempt): Promise<readonly string[]> => {
  const { slug } = collection
  const context = { collection: slug as 'pages', id, depth: 0, overrideAccess: true } as const
  await world.payload.update({ ...context, data: {} })
  const [old] = await listVersions(slug, id)
  if (!old) throw new Error(`${slug} has no versions.`)
  const violation: string[] = []
  const before = await readDocument(collection, id)
  const forgeries = fields.map(({ path, field }) => ({ path, value: forgeValue(field, valueAt(before, path)) }))
  const all = Object.assign({}, ...forgeries.map(({ path, value }) => nestValue(path, value))) as object
  const doors = typeof collection.versions === 'object' && collection.versions.drafts ? draftQueries : []
  for (const query of doors) {
    await world.rest('PATCH', `/${slug}/${id}?${query}`, token, { ...all, _status: 'draft' })
    const [latest] = await listVersions(slug, id)
    const drafted = forgeries.filter(({ path }) => !isEqual(valueAt(latest?.version, path), valueAt(before, path)))
    violation.push(...drafted.map(({ path }) => `in a draft ${slug}.${path}`))
  }
  // The site writes without the collection's hooks, as an import or a payment does.
  await world.payload.db.updateOne({ collection: slug, id, data: all as never })
  const listChanged = await readDocument(collection, id)
  const { status } = await world.rest('POST', `/${slug}/versions/${old.id}`, token, {})
  const differs = forgeries.filter(({ path }) => !isEqual(valueAt(listChanged, path), valueAt(old.version, path)))
  if (status === 200) restoredFieldCount += differs.length
  const after = await readDocument(collection, id)
  for (const { path } of forgeries)
    if (!isEqual(valueAt(after, path), valueAt(listChanged, path))) violation.push(`by an old version ${slug}.${path}`)
  await world.payload.db.updateOne({ collection: slug, id, data: before as never })
  return violation
}

test('[SEC-01] nor by a draft, or by restoring a version from before the site wrote it', async () => {
  const collections = listTestedCollections().filter(({ collection }) => Boolean(collection.versions))
  expect(collections.map(({ collection }) => collection.slug)).not.toEqual([])
  const violations: string[] = []
  for (const role of roles)
    for (const one of collections)
      for (const violation of await tryVersions({ ...one, token: world.staff[role].token }))
        violations.push(`${role} ${violation}`)
  expect(violations).toEqual([])
  expect(restoredFieldCount).toBeGreaterThan(2)
})
