'use client'

import type { ReactNode } from 'react'
import { useLoadWhenNear } from '@/src/ui/use-when-near'
import { CALCULATOR_ID } from './calculator-id'
import type { DealerControlsProps } from './dealer-controls'

const loadControls = () => import('./dealer-controls')

type Props = DealerControlsProps & {
  /** Shown until the controls have loaded. */
  children: ReactNode
}

/**
 * The calculator of a page that is about no vehicle (FIN-06), in the element whose id is `CALCULATOR_ID`. Every page with
 * blocks loads this component, so all of its rules and markup come with the controls.
 */
export const DealerCalculator = ({ children, ...controls }: Props) => {
  const loaded = useLoadWhenNear(CALCULATOR_ID, loadControls)
  return loaded ? <loaded.DealerControls {...controls} /> : children
}
