import type { DefaultServerCellComponentProps } from 'payload'
import { longDay } from '@/src/domain/locations/dates'

/** The next day on which a location keeps other hours. */
export const NextSpecialCell = async ({ payload, rowData }: DefaultServerCellComponentProps) => {
  const today = new Date().toISOString().slice(0, 10)
  const { docs } = await payload.find({
    collection: 'special-hours',
    where: { and: [{ locations: { in: [String(rowData['id'])] } }, { date: { greater_than_equal: today } }] },
    sort: 'date',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const [next] = docs
  if (!next) return <span>none</span>
  return <span>{[longDay(next.date), next.name, next.status].filter(Boolean).join(', ')}</span>
}
