import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseMapping, type Mapping } from '@/src/domain/stock/feed/mapping'

export type MappingsResult =
  /** `preferred` is used if it can read the file. */
  | { readonly ok: true; readonly preferred?: Mapping; readonly builtIn: readonly Mapping[] }
  | { readonly ok: false; readonly message: string }

type LoadResult = { readonly ok: true; readonly mapping: Mapping } | { readonly ok: false; readonly message: string }

const errorCodeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

const parseMappingFile = (text: string, file: string): LoadResult => {
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
const loadMapping = async (file: string): Promise<LoadResult | undefined> => {
  try {
    return parseMappingFile(await readFile(file, 'utf8'), file)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error))) return undefined
    return { ok: false, message: `${file} can’t be read (${errorCodeOf(error)}).` }
  }
}

const builtInFolderOf = (root: string): string => path.join(root, 'tenants', 'mappings')

/** Loads the built-in mappings, sorted by file name. */
export const loadBuiltInMappings = async (root: string): Promise<readonly Mapping[]> => {
  const folder = builtInFolderOf(root)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  const loaded = await Promise.all(files.map((file) => loadMapping(path.join(folder, file))))
  return loaded.map((one) => {
    if (one?.ok) return one.mapping
    throw new Error(one?.message ?? 'A built-in mapping was deleted while it was being read.')
  })
}

const loadRequestedMapping = async (root: string, from: string, requestedMapping: string): Promise<LoadResult> => {
  const isName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(requestedMapping)
  const found = isName ? await loadMapping(path.join(builtInFolderOf(root), `${requestedMapping}.json`)) : undefined
  const loaded = found ?? (await loadMapping(path.resolve(from, requestedMapping)))
  if (loaded !== undefined) return loaded
  const names = (await loadBuiltInMappings(root)).map((one) => one.name)
  return { ok: false, message: `There’s no mapping “${requestedMapping}”. Built-in mappings: ${names.join(', ')}.` }
}

/**
 * Finds the mappings a file may be read by: the requested one (a name, or a path relative to `from`), else the tenant's
 * own and the built-in ones, which are chosen by header.
 */
export const findMappings = async (where: {
  readonly root: string
  readonly from: string
  readonly tenantSlug: string
  readonly requestedMapping?: string | undefined
}): Promise<MappingsResult> => {
  if (where.requestedMapping !== undefined) {
    const loaded = await loadRequestedMapping(where.root, where.from, where.requestedMapping)
    return loaded.ok ? { ok: true, builtIn: [loaded.mapping] } : loaded
  }
  const own = await loadMapping(path.join(where.root, 'tenants', where.tenantSlug, 'mapping.json'))
  if (own?.ok === false) return own
  const builtIn = await loadBuiltInMappings(where.root)
  return { ok: true, builtIn: builtIn, ...(own === undefined ? {} : { preferred: own.mapping }) }
}
