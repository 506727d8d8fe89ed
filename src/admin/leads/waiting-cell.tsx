import type { DefaultServerCellComponentProps } from 'payload'
import { responseStatusOf } from '@/src/domain/leads/handling'
import { idOf } from '@/src/domain/content/id-of'
import type { Lead } from '@/src/payload-types'
import { findOverdueMinutes } from './lead-lookups'

/** How long a lead has been waiting, or how quickly it was answered. */
export const WaitingCell = async ({ payload, rowData }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const { tenant, stage, category, createdAt, first_response_at } = rowData as Lead
  const overdue = (await findOverdueMinutes(payload)(idOf(tenant) ?? '')) ?? 120
  const answered = first_response_at ? new Date(first_response_at) : null
  const { text, tone } = responseStatusOf(
    { stage, category, created: new Date(createdAt), answered },
    overdue,
    new Date(),
  )
  return text === '' ? null : (
    <span className="list-state" data-state={tone}>
      {text}
    </span>
  )
}
