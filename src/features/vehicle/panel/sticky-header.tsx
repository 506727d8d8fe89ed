'use client'

import { imageUrl } from '@/src/domain/images'
import type { VehicleAction } from '@/src/domain/vehicle-page/actions/actions'
import { formatTerms, type PriceText } from '@/src/domain/vehicle-page/price/price-text'
import { shortLabelOf } from '@/src/domain/vehicle-page/actions/short-label'
import { useSiteBasics } from '@/src/shared/site-basics'
import { BarEstimate } from './bar-estimate'

export type StickyView = {
  readonly name: string
  readonly price: PriceText
  /** Not for sale: the price is hidden. */
  readonly sold: boolean
  /** Its first photo. */
  readonly photo?: string
  /** A lender's example with both rates, formatted as in the price block. */
  readonly estimate?: string
  readonly actions: readonly VehicleAction[]
}

/**
 * The vehicle on top of the site's header while scrolling (VDP-05). It is hidden while the focus is in the site's
 * header, and inert while it is not visible.
 */
export const StickyHeader = ({ view, visible }: { view: StickyView; visible: boolean }) => {
  const { imageHost } = useSiteBasics()
  return (
    <section aria-label="This vehicle" className="sticky-car" data-shown={visible || undefined} inert={!visible}>
      <div className="wrap">
        {view.photo && (
          <img src={imageUrl(view.photo, { width: 160, crop: '3x2' }, imageHost)} alt="" width={96} height={64} />
        )}
        <div className="sticky-car-text">
          <p className="sticky-car-name">{view.name}</p>
          {view.sold ? (
            <p>
              <b>SOLD</b>
            </p>
          ) : (
            <p>
              <b>{view.price.amount}</b> {view.price.type} <span>{formatTerms(view.price)}</span>
            </p>
          )}
          {view.estimate && <BarEstimate estimate={view.estimate} />}
        </div>
        {view.actions.map((action, index) => (
          <a
            key={action.key}
            href={action.href}
            className={`btn btn-md ${index === 0 ? 'btn-primary' : 'btn-secondary'}`}
          >
            {action.key === 'finance' ? shortLabelOf(action) : action.label}
          </a>
        ))}
      </div>
    </section>
  )
}
