import type { DefaultServerCellComponentProps } from 'payload'
import { type StoredPromoWindow, describeWindow, isShownNow } from '@/src/domain/panel/promo-window'
import { EndRowNow } from '../schedule/end-now'
import { windowTones } from '../schedule/window-tones'

type Promo = StoredPromoWindow & { readonly id: string; readonly title?: string | null }

/** Shows whether a promotion is running, upcoming, over or in the trash, and ends one that runs (CNT-03). */
export const WindowCell = ({ rowData, collectionSlug }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const promo = rowData as Promo
  const window = describeWindow(promo, new Date())
  return (
    <span className="list-window">
      <span className="list-state" data-state={windowTones[window.state]}>
        {window.text}
      </span>
      {isShownNow(window) && (
        <EndRowNow collection={collectionSlug} id={promo.id} title={promo.title ?? ''} hasDrafts={false} />
      )}
    </span>
  )
}
