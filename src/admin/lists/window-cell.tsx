import type { DefaultServerCellComponentProps } from 'payload'
import { type StoredPromoWindow, describeWindow } from '@/src/domain/panel/promo-window'

const tones = { Running: 'good', Starts: 'soon', Expired: 'bad', Deleted: 'off' } as const

/** Shows whether a promotion is running, upcoming, over or in the trash (CNT-03). */
export const WindowCell = ({ rowData }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const { state, text } = describeWindow(rowData as StoredPromoWindow, new Date())
  return (
    <span className="list-state" data-state={tones[state]}>
      {text}
    </span>
  )
}
