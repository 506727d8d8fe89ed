import type { DefaultServerCellComponentProps } from 'payload'
import { formatRequestedTime } from '@/src/domain/leads/answer-rows'
import type { Lead } from '@/src/payload-types'

/** Vehicle and stock number of a lead, and the day that it asks for; or else the start of its message. */
export const AboutCell = ({ rowData }: DefaultServerCellComponentProps) => {
  if (!rowData) return null
  const { vehicle_make, vehicle_model, stock_number, message, details } = rowData as Lead
  const vehicle = [vehicle_make, vehicle_model].filter(Boolean).join(' ')
  const text = [vehicle, stock_number, formatRequestedTime(details ?? [])].filter(Boolean).join(', ')
  if (text !== '') return <span>{text}</span>
  return message ? <span className="list-muted">{message.slice(0, 60)}</span> : null
}
