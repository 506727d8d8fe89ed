'use client'

import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { telHref } from '@/src/domain/phone'
import type { VehicleAction } from '@/src/domain/vehicle-page/actions/actions'
import { formatTerms, type PriceText } from '@/src/domain/vehicle-page/price/price-text'
import { shortLabelOf } from '@/src/domain/vehicle-page/actions/short-label'
import { watchPriceDisplay, priceDisplay } from '@/src/shared/price-display'
import { Icon } from '@/src/ui/icon'
import { BarEstimate } from './bar-estimate'
import type { StickyHeader as Sticky, StickyView } from './sticky-header'
import { useRootAttribute } from './use-root-attribute'
import { useScrolledPast } from './use-scrolled-past'

export type BarsView = StickyView & {
  /** Actions of the bar on phones: the first is always visible, the others once the bar has opened. */
  readonly barActions: readonly VehicleAction[]
  readonly phone?: string
}

/** Scroll positions in pixels (VDP-05). */
const HEADER_SCROLL_PX = 500
const OPEN_SCROLL_PX = 900

/** Loads the header when it is first needed; the page works without it. */
const useStickyHeader = (needed: boolean): typeof Sticky | null => {
  const [loaded, setLoaded] = useState<typeof Sticky | null>(null)
  const missing = needed && loaded === null
  useEffect(() => {
    if (!missing) return
    import('./sticky-header').then(
      ({ StickyHeader }) => setLoaded(() => StickyHeader),
      (error: unknown) => console.warn('The sticky header could not be loaded.', error),
    )
  }, [missing])
  return loaded
}

const MainAction = ({ view }: { view: BarsView }) => {
  const [first] = view.barActions
  return (
    first && (
      <a href={first.href} className="btn btn-md btn-primary">
        {shortLabelOf(first)}
      </a>
    )
  )
}

const CallButton = ({ phone }: { phone: string }) => (
  <a href={telHref(phone)} className="bar-button">
    <Icon name="phone" className="size-5" />
    <span>Call</span>
  </a>
)

const BarPrice = ({ view: { price, sold } }: { view: BarsView }) =>
  sold ? (
    <p className="font-bold">SOLD</p>
  ) : (
    <div>
      <p>
        <b>{price.amount}</b>
        {price.type && <small>{price.type}</small>}
        {price.minimum && <small>{formatTerms(price)}</small>}
      </p>
    </div>
  )

/** With finance prices a subscription gives way to the price that is financed: both would need a third row. */
const FinancedPrice = ({ estimate, purchase }: { estimate: string; purchase: NonNullable<PriceText['purchase']> }) => (
  <div>
    <BarEstimate estimate={estimate}>
      <span className="font-semibold whitespace-nowrap">{` ${purchase.amount} ${purchase.type}`}</span>
    </BarEstimate>
  </div>
)

const Price = ({ view }: { view: BarsView }) => {
  const { sold, estimate, price } = view
  const { purchase } = price
  const showsFinance = useSyncExternalStore(watchPriceDisplay, priceDisplay, () => 'cash') === 'finance'
  if (!showsFinance || sold || !estimate) return <BarPrice view={view} />
  if (purchase) return <FinancedPrice estimate={estimate} purchase={purchase} />
  return (
    <>
      <BarEstimate estimate={estimate} />
      <BarPrice view={view} />
    </>
  )
}

/** The actions apart from the first, which is in the first row. */
const MoreActions = ({ actions }: { actions: BarsView['barActions'] }) =>
  actions.length > 0 && (
    <div className="action-bar-more">
      {actions.map((action) => (
        <a key={action.key} href={action.href} className="btn btn-md btn-secondary">
          {shortLabelOf(action)}
        </a>
      ))}
    </div>
  )

/**
 * Parts that stay visible (VDP-05): on phones the price, the main action, a call and saving at the bottom, and more
 * actions after scrolling; at the top, after 500 pixels, the vehicle itself. With finance prices the estimate comes
 * first (FIN-05).
 */
export const ActionBar = ({ view, save }: { view: BarsView; save: ReactNode }) => {
  const { sold, phone, price } = view
  const showsHeader = useScrolledPast(HEADER_SCROLL_PX)
  const opened = useScrolledPast(OPEN_SCROLL_PX)
  const Header = useStickyHeader(showsHeader)
  // The chat bubble makes room.
  useRootAttribute('data-cta-opened', opened)
  const hasSubscription = price.minimum !== undefined && !sold
  return (
    <>
      {Header && <Header view={view} visible={showsHeader} />}
      <div data-action-bar data-subscription={hasSubscription || undefined} className="action-bar">
        <div>
          <span className="bar-name">{view.name}</span>
          <Price view={view} />
          {phone && !sold && <CallButton phone={phone} />}
          {save}
          <MainAction view={view} />
        </div>
        {opened && !sold && <MoreActions actions={view.barActions.slice(1)} />}
      </div>
    </>
  )
}
