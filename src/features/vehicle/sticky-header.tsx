'use client'

import type { VehicleAction } from '@/src/domain/vehicle-page/actions'
import type { PriceWords } from '@/src/domain/vehicle-page/price-words'

export type StickyView = {
  readonly name: string
  readonly price: PriceWords
  /** The address of a small picture, 3:2. */
  readonly photo?: string
  /** A lender's example with both rates, as the price block writes it. */
  readonly estimate?: string
  readonly actions: readonly VehicleAction[]
}

/**
 * The vehicle over the site's header while one reads on (VDP-05). It gives way to whoever has the focus in the header,
 * and is out of reach while it is away.
 */
export const StickyHeader = ({ view, shown }: { view: StickyView; shown: boolean }) => (
  <section aria-label="This vehicle" className="sticky-car" data-shown={shown || undefined} inert={!shown}>
    <div className="wrap">
      {view.photo && <img src={view.photo} alt="" width={96} height={64} />}
      <div className="sticky-car-words">
        <p className="sticky-car-name">{view.name}</p>
        <p>
          <b>{view.price.amount}</b> {view.price.type}
        </p>
        {view.estimate && <p className="sticky-car-estimate">{view.estimate}</p>}
      </div>
      {view.actions.map(({ key, label, href }, index) => (
        <a key={key} href={href} className={`btn btn-md ${index === 0 ? 'btn-primary' : 'btn-secondary'}`}>
          {label}
        </a>
      ))}
    </div>
  </section>
)
