import type { ReactNode } from 'react'

type Props = {
  readonly onBack: () => void
  readonly onNext?: () => void
  readonly nextLabel?: string
  readonly isBusy?: boolean
  /** Announced beside the buttons. */
  readonly children?: ReactNode
}

/** The way back and the way on, below each step. */
export const StepButtons = ({ onBack, onNext, nextLabel = 'Continue', isBusy = false, children }: Props) => (
  <div className="panel-buttons panel-step-end">
    <button type="button" className="panel-button" disabled={isBusy} onClick={onBack}>
      Back
    </button>
    {onNext && (
      <button type="button" className="panel-button-main" disabled={isBusy} onClick={onNext}>
        {nextLabel}
      </button>
    )}
    <span role="status">{children}</span>
  </div>
)
