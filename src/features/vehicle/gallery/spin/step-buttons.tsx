'use client'

import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/icon'

type Props = { labels: readonly [back: string, on: string]; onStep: (by: 1 | -1) => void; children?: ReactNode }

/** Buttons to turn without dragging (WCAG 2.5.7), with `children` between them. */
export const StepButtons = ({ labels: [back, on], onStep, children }: Props) => (
  <div className="spin-buttons">
    <button type="button" onClick={() => onStep(-1)}>
      <Icon name="chevron-left" />
      <span className="sr-only">{back}</span>
    </button>
    {children}
    <button type="button" onClick={() => onStep(1)}>
      <Icon name="chevron-right" />
      <span className="sr-only">{on}</span>
    </button>
  </div>
)
