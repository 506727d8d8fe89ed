import type { DefaultServerCellComponentProps } from 'payload'
import { type StoredWindow, windowState } from '@/src/domain/panel/shown-window'

const tones = { Running: 'good', Starts: 'soon', Expired: 'bad' } as const

/** Whether a promotion runs, starts or is over (CNT-03). */
export const WindowCell = ({ rowData }: DefaultServerCellComponentProps) => {
  // A document's page draws the columns of its list too, of no row.
  if (!rowData) return null
  const { state, words } = windowState(rowData as StoredWindow, new Date())
  return (
    <span className="list-state" data-state={tones[state]}>
      {words}
    </span>
  )
}
