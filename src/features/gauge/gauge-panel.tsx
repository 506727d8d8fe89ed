'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { belowMarketText, type BelowMarket } from '@/src/domain/market/below-market'
import { dealLabel, gaugeBandOf, type Gauge } from '@/src/domain/market/gauge'
import { formatDollars } from '@/src/domain/money/format-money'
import { fetchGauge, type GaugeState } from './fetch-gauge'
import { GaugeSkeleton } from './gauge-skeleton'
import { useCountUp } from './use-count-up'

export type GaugeProps = {
  path: string
  /** Price of the vehicle; the gauge of another price is loaded anew. */
  price: string
  explain: boolean
  /** The vehicle's card says that it is below the market's average: then its page says the same. */
  card?: BelowMarket | undefined
}

/** Half circle from left to right; `pathLength` makes its length 100. */
const arc = { d: 'M10 54 A44 44 0 0 1 98 54', pathLength: 100 } as const

/** Decorative: the label and the numbers are beside it as text. */
const Dial = ({ fill, band }: { fill: number; band: string }) => (
  <svg aria-hidden viewBox="0 0 108 60" className={`gauge-dial gauge-${band}`}>
    <path {...arc} className="gauge-track" />
    <path {...arc} className="gauge-fill" strokeDasharray={`${fill * 100} 100`} />
    {[30, 60].map((at) => (
      <path key={at} {...arc} className="gauge-mark" strokeDasharray="1 200" strokeDashoffset={-at} />
    ))}
  </svg>
)

const GaugeResult = ({ gauge }: { gauge: Gauge }) => {
  const container = useRef<HTMLDivElement>(null)
  const fill = useCountUp(gauge.fill, container)
  return (
    <div ref={container} className="gauge-room gauge-shown">
      <div className="gauge-face">
        <Dial fill={fill} band={gaugeBandOf(gauge.fill)} />
        <p className="gauge-score">
          <span aria-hidden>{Math.round(fill * 100)}</span>
          <span className="sr-only">{`Score ${Math.round(gauge.fill * 100)} of 100.`}</span>
        </p>
      </div>
      <div className="grid content-center gap-0.5">
        <h2 className="gauge-label">{dealLabel(gauge.fill)}</h2>
        <p className="text-sm tabular-nums">
          {formatDollars(gauge.listing_price)} against a market range of {formatDollars(gauge.market_range_min)} to{' '}
          {formatDollars(gauge.market_range_max)}
        </p>
        {gauge.description && <p className="text-muted text-xs">{gauge.description}</p>}
      </div>
    </div>
  )
}

/**
 * True if the gauge's space can be removed without moving visible content: on wide screens, where it is last in its
 * column, and while it is below the viewport. Otherwise the space stays empty.
 */
const canCollapse = (container: Element): boolean =>
  matchMedia('(min-width: 64rem)').matches || container.getBoundingClientRect().top >= window.innerHeight

const EmptyGauge = () => {
  const container = useRef<HTMLDivElement>(null)
  const [collapsed, setCollapsed] = useState(false)
  useLayoutEffect(() => {
    if (container.current && canCollapse(container.current)) setCollapsed(true)
  }, [])
  return collapsed ? null : <div ref={container} className="gauge-room" />
}

/**
 * Loads the gauge (VDP-11): shows a skeleton, then the gauge, the reason why it is missing, or nothing. Without a gauge
 * the page says what the vehicle's card says, and never that there is nothing to compare with (CARD-05).
 */
export const GaugePanel = ({ path, explain, card }: GaugeProps) => {
  const [state, setState] = useState<GaugeState>({ is: 'loading' })
  const average = card?.average
  useEffect(() => {
    const controller = new AbortController()
    void fetchGauge(path, controller.signal, average).then((next) => {
      if (!controller.signal.aborted) setState(next)
    })
    return () => controller.abort()
  }, [path, average])
  if (state.is === 'loading') return <GaugeSkeleton />
  if (state.is === 'shown') return <GaugeResult gauge={state.gauge} />
  if (card) return <p className="gauge-room gauge-reason">{belowMarketText(card.below)}</p>
  if (!explain || state.reason === undefined) return <EmptyGauge />
  return <p className="gauge-room gauge-reason">{state.reason}</p>
}
