'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { PriceFinance } from '@/src/domain/finance/finance-sections'
import type { CardTag } from '@/src/domain/stock/card/card-tag'
import type { VehicleAction } from '@/src/domain/vehicle-page/actions/actions'
import type { PriceText } from '@/src/domain/vehicle-page/price/price-text'
import { Actions, type ActionsView } from './actions'
import { CertifiedDialog } from './certified-dialog'
import { PriceBlock } from './price-block'
import { SoldNotice } from '../sold-notice'
import { Icon } from '@/src/ui/icon'
import { Tag } from '../gallery/tag'

export type VehiclePanelView = {
  readonly main: string
  readonly sub: string
  /** “Used car”, “New truck”. */
  readonly condition: string
  readonly price: PriceText
  /** The vehicle's tag, and in addition the tag for a reserved vehicle. */
  readonly tags: readonly CardTag[]
  readonly attested?: true
  /** The warning for its rates is in the site's data (`financeWarning`), so that the page carries it once. */
  readonly finance?: Pick<PriceFinance, 'parts' | 'example'>
  /** Absent once the vehicle is unavailable. */
  readonly actions?: ActionsView
  readonly soldTag: string
  readonly similar?: VehicleAction
  readonly location?: string
  readonly stocknum?: string
}

/** Content from other features. */
type Slots = {
  /** Explains what the price includes; below the price. */
  note?: ReactNode
  /** Switch between cash and finance prices. */
  choice?: ReactNode
  /** Button that saves this vehicle. */
  save: ReactNode
  /** Views, time on sale and price changes. */
  statistics: ReactNode
  /** At the foot, where nothing moves when it is removed. */
  gauge?: ReactNode
}

/**
 * Distances in pixels: from the site's header, from the end of the viewport, and from there if a chat bubble exists.
 */
const [headerMargin, endMargin, chatMargin] = [96, 16, 88]

/**
 * A panel taller than the viewport sticks at its end instead of its top, so that its end stays visible on scrolling.
 */
const useStickyOffset = () => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const updateTop = (): void => {
      const margin = document.querySelector('.chat-bubble') ? chatMargin : endMargin
      element.style.top = `${Math.min(headerMargin, window.innerHeight - element.offsetHeight - margin)}px`
    }
    const observer = new ResizeObserver(updateTop)
    observer.observe(element)
    window.addEventListener('resize', updateTop)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', updateTop)
    }
  }, [])
  return panel
}

/** Title, price and actions: below the photos on phones; beside them and sticky on wide screens. */
export const VehiclePanel = ({ view, note, choice, save, statistics, gauge }: { view: VehiclePanelView } & Slots) => (
  <div ref={useStickyOffset()} className="vehicle-panel">
    <div className="grid gap-2">
      <div className="vehicle-tags">
        <p className="vehicle-condition">{view.condition}</p>
        {view.tags.map((tag) => (
          <Tag key={tag.kind} tag={tag} />
        ))}
        {view.attested && <CertifiedDialog />}
      </div>
      <h1>
        {view.main}
        {view.sub && <span>{view.sub}</span>}
      </h1>
    </div>
    <div id="enquire" className="flex scroll-mt-28 flex-col gap-5">
      {view.actions ? (
        <>
          <PriceBlock price={view.price} note={note} finance={view.finance} choice={choice} />
          <Actions view={view.actions} />
        </>
      ) : (
        <SoldNotice soldTag={view.soldTag} similar={view.similar} />
      )}
    </div>
    {save}
    {statistics}
    {view.location && (
      <div className="panel-location">
        <p>
          At {view.location}
          {view.stocknum && <>, stock number {view.stocknum}</>}
        </p>
        <a href="#vehicle-map" className="btn btn-md btn-secondary">
          <Icon name="map-pin" className="size-5" />
          Vehicle location
        </a>
      </div>
    )}
    {gauge}
  </div>
)
