import type { DocumentFields } from './fields'
import { type TenantReader, readRows, sortBy } from './read-tenant'

type SpecialHours = { readonly row: DocumentFields; readonly locations: readonly string[] }

const listSpecialHours = async (reader: TenantReader): Promise<readonly SpecialHours[]> => {
  const rows = sortBy(await readRows(reader, 'special-hours'), ({ row }) => `${row['date']} ${row['department']}`)
  return rows.map(({ row: { locations = [], ...row } }) => ({ row, locations: locations as readonly string[] }))
}

export const exportLocations = async (reader: TenantReader): Promise<readonly DocumentFields[]> => {
  const special = await listSpecialHours(reader)
  const locationRows = sortBy(await readRows(reader, 'locations'), ({ row }) => String(row['slug']))
  return locationRows.map(({ row }) => {
    const days = special.filter(({ locations }) => locations.includes(String(row['slug']))).map((one) => one.row)
    const { location_type = '', opening_hours = [], ...rest } = row
    return { ...rest, location_type, opening_hours, ...(days.length > 0 ? { special_hours: days } : {}) }
  })
}
