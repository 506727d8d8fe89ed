'use client'

import { useEffect, useState } from 'react'
import { imageUrl } from '@/src/domain/images'
import type { VehicleAction } from '@/src/domain/vehicle-page/actions/actions'
import { formatTerms, type PriceText } from '@/src/domain/vehicle-page/price/price-text'
import { shortLabelOf } from '@/src/domain/vehicle-page/actions/short-label'
import { useSiteBasics } from '@/src/shared/site-basics'
import { BarEstimate } from './bar-estimate'
import { useRootAttribute } from './use-root-attribute'

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

/** Returns whether keyboard focus is in the site's header. */
const useFocusInSiteHeader = (): boolean => {
  const [inside, setInside] = useState(false)
  useEffect(() => {
    const update = () => setInside(document.querySelector('.site-header :focus-visible') !== null)
    const onFocusOut = ({ relatedTarget }: FocusEvent) => relatedTarget === null && setInside(false)
    update()
    document.addEventListener('focusin', update)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('focusin', update)
      document.removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return inside
}

/**
 * The vehicle on top of the site's header while scrolling (VDP-05). It is hidden while the focus is in the site's
 * header, and inert while it is not visible.
 */
export const StickyHeader = ({ view, visible }: { view: StickyView; visible: boolean }) => {
  const { imageHost } = useSiteBasics()
  const focusInSiteHeader = useFocusInSiteHeader()
  const shown = visible && !focusInSiteHeader
  // The site's header gives way.
  useRootAttribute('data-sticky-car', shown)
  return (
    <section aria-label="This vehicle" className="sticky-car" data-shown={shown || undefined} inert={!shown}>
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
