import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Rows by postcode, such as `Darwin|NT|-12.46|130.84`. */
type PostcodeTable = { readonly credit: string; readonly postcodes: Readonly<Record<string, string>> }
/** Rows by state, such as `Parramatta|-33.82|151.00|2150`. */
type SuburbTable = { readonly credit: string; readonly suburbs: Readonly<Record<string, readonly string[]>> }

/**
 * Reads a table on its first use. It is not imported, because the build would repeat it in the code of every page: the
 * server then holds 40 copies of 2 MB each.
 */
const createReader = <Table>(file: string): (() => Table) => {
  let table: Table | undefined
  return () => (table ??= JSON.parse(readFileSync(path.resolve('src/integrations/geocoding', file), 'utf8')) as Table)
}

/**
 * The postcodes and suburbs of Australia (GeoNames, CC BY 4.0), on the server only. `scripts/postcode-table.mjs`
 * generates them.
 */
export const readPostcodeTable = createReader<PostcodeTable>('postcodes.json')
export const readSuburbTable = createReader<SuburbTable>('suburbs.json')
