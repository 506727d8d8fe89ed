import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseMapping, type Mapping } from '@/src/domain/stock/feed/mapping'

export type Mappings =
  /** `preferred` is used if it can read the file. */
  | { readonly ok: true; readonly preferred?: Mapping; readonly shipped: readonly Mapping[] }
  | { readonly ok: false; readonly message: string }

type Loaded = { readonly ok: true; readonly mapping: Mapping } | { readonly ok: false; readonly message: string }

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

const parse = (text: string, file: string): Loaded => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, message: `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
  const parsed = parseMapping(json)
  return parsed.ok ? parsed : { ok: false, message: `${file} is not a mapping: ${parsed.problems.join(' ')}` }
}

/** Undefined if there is no such file. */
const load = async (file: string): Promise<Loaded | undefined> => {
  try {
    return parse(await readFile(file, 'utf8'), file)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined
    return { ok: false, message: `${file} cannot be read (${codeOf(error)}).` }
  }
}

const folderOf = (root: string): string => path.join(root, 'tenants', 'mappings')

/** Loads the built-in mappings, sorted by file name. */
export const shippedMappings = async (root: string): Promise<readonly Mapping[]> => {
  const folder = folderOf(root)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  const loaded = await Promise.all(files.map((file) => load(path.join(folder, file))))
  return loaded.map((one) => {
    if (one?.ok) return one.mapping
    throw new Error(one?.message ?? 'A built-in mapping was deleted while it was read.')
  })
}

const askedFor = async (root: string, from: string, asked: string): Promise<Loaded> => {
  const isName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(asked)
  const found = isName ? await load(path.join(folderOf(root), `${asked}.json`)) : undefined
  const loaded = found ?? (await load(path.resolve(from, asked)))
  if (loaded !== undefined) return loaded
  const names = (await shippedMappings(root)).map((one) => one.name)
  return { ok: false, message: `There is no mapping “${asked}”. Shipped mappings: ${names.join(', ')}.` }
}

/**
 * Finds the mappings a file may be read by: the requested one (a name, or a path relative to `from`), else the tenant's
 * own and the built-in ones, which are chosen by header.
 */
export const findMappings = async (where: {
  readonly root: string
  readonly from: string
  readonly tenantSlug: string
  readonly asked?: string | undefined
}): Promise<Mappings> => {
  if (where.asked !== undefined) {
    const asked = await askedFor(where.root, where.from, where.asked)
    return asked.ok ? { ok: true, shipped: [asked.mapping] } : asked
  }
  const own = await load(path.join(where.root, 'tenants', where.tenantSlug, 'mapping.json'))
  if (own?.ok === false) return own
  const shipped = await shippedMappings(where.root)
  return { ok: true, shipped, ...(own === undefined ? {} : { preferred: own.mapping }) }
}
