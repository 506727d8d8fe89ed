'use client'

import { Trouble } from './trouble'

type Props = {
  ready: boolean
  failed: boolean
  done: number
  count: number
  /** Whether the shopper has turned it: then nobody needs to be told how. */
  touched: boolean
  onRetry: () => void
}

/** Over the spin: how many frames have come, that they did not, or how it is turned (GAL-03). */
export const SpinState = ({ ready, failed, done, count, touched, onRetry }: Props) => {
  if (failed) return <Trouble words="The spin could not be loaded." onRetry={onRetry} />
  if (ready) return touched ? null : <p className="spin-hint">Swipe to spin</p>
  return (
    <div
      role="progressbar"
      aria-label="Loading the spin"
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={done}
      className="spin-progress"
    >
      <p>
        Loading {done} of {count}
      </p>
      <div style={{ transform: `scaleX(${done / count})` }} />
    </div>
  )
}
