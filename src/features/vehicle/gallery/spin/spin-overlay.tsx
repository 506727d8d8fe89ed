'use client'

import { LoadError } from './load-error'

type Props = {
  ready: boolean
  failed: boolean
  done: number
  count: number
  /** The shopper has turned the spin and needs no hint. */
  touched: boolean
  onRetry: () => void
}

/** Overlay of the spin (GAL-03): the number of loaded frames, an error, or a hint how to turn it. */
export const SpinOverlay = ({ ready, failed, done, count, touched, onRetry }: Props) => {
  if (failed) return <LoadError message="The spin could not be loaded." onRetry={onRetry} />
  if (ready && touched) return null
  if (ready)
    return (
      <>
        <p className="spin-hint pointer-fine:hidden">Swipe to spin</p>
        <p className="spin-hint not-pointer-fine:hidden">Drag to spin</p>
      </>
    )
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
