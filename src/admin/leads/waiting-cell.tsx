import type { DefaultServerCellComponentProps } from 'payload'
import type { Lead } from '@/src/payload-types'
import { findResponseStatus } from './lead-lookups'

/** How long a lead has been waiting, or how quickly it was answered. */
export const WaitingCell = async ({ payload, rowData }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const { text, tone } = await findResponseStatus(payload, rowData as Lead)
  return text === '' ? null : (
    <span className="list-state" data-state={tone}>
      {text}
    </span>
  )
}
