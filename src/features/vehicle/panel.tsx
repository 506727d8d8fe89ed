'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { PriceFinance } from '@/src/domain/finance/page-parts'
import type { CardTag } from '@/src/domain/stock/card'
import type { VehicleAction } from '@/src/domain/vehicle-page/actions'
import type { PriceWords } from '@/src/domain/vehicle-page/price-words'
import { Actions, type ActionsView } from './actions'
import { CertifiedDialog } from './certified-dialog'
import { PriceBlock } from './price-block'
import { SoldNotice } from './sold-notice'
import { Tag } from './tag'

export type PanelView = {
  readonly main: string
  readonly sub: string
  readonly price: PriceWords
  /** What is particular about it, and that it is reserved, whatever else is said. */
  readonly tags: readonly CardTag[]
  readonly attested?: true
  /** The warning of its rates is the site's (`financeWarning`): it stands in the page's data once. */
  readonly finance?: Pick<PriceFinance, 'parts'>
  /** What one can do; absent once the vehicle is gone. */
  readonly actions?: ActionsView
  readonly soldTag: string
  readonly similar?: VehicleAction
  readonly location?: string
  readonly stocknum?: string
}

/** Parts other features bring. */
type Slots = {
  /** What the price includes, under it. */
  note?: ReactNode
  /** Cash or finance. */
  choice?: ReactNode
  /** Saves this vehicle. */
  save: ReactNode
  /** Views, time on sale, price changes. */
  figures: ReactNode
  /** At the foot, where nothing moves when it goes. */
  gauge?: ReactNode
}

/** Pixels: under the site's header, above the screen's end, and above the chat where there is one. */
const [below, above, aboveChat] = [96, 16, 88]

/** A panel taller than the screen stays by its end, not by its top: what it ends with can be seen while one reads on. */
const useStaysWhole = () => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const place = (): void => {
      const room = document.querySelector('.chat-bubble') ? aboveChat : above
      element.style.top = `${Math.min(below, window.innerHeight - element.offsetHeight - room)}px`
    }
    const watch = new ResizeObserver(place)
    watch.observe(element)
    window.addEventListener('resize', place)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [])
  return panel
}

/** Title, price and what to do about it: under the photos on phones, beside them and in sight on wide screens. */
export const Panel = ({ view, note, choice, save, figures, gauge }: { view: PanelView } & Slots) => (
  <div ref={useStaysWhole()} className="vehicle-panel">
    <div className="grid gap-2">
      {(view.tags.length > 0 || view.attested) && (
        <div className="vehicle-tags">
          {view.tags.map((tag) => (
            <Tag key={tag.kind} tag={tag} />
          ))}
          {view.attested && <CertifiedDialog />}
        </div>
      )}
      <h1>
        {view.main}
        {view.sub && <span>{view.sub}</span>}
      </h1>
    </div>
    <div id="enquire" className="grid scroll-mt-28 gap-5">
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
    {figures}
    {view.location && (
      <p className="panel-place">
        At <a href="#vehicle-map">{view.location}</a>
        {view.stocknum && <>, stock number {view.stocknum}</>}
      </p>
    )}
    {gauge}
  </div>
)
