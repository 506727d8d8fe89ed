'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { Early, PriceRangeProps } from './price-range'
import { whenNear } from '@/src/ui/when-near'

type Working = { readonly Part: ComponentType<PriceRangeProps & { early: Early }>; readonly early: Early }

/**
 * The form of the price-range block as plain HTML (`children`). Its script, loaded when section `id` is near the
 * viewport, replaces it and takes over what was typed so far.
 */
export const PriceRangeBlock = ({ id, children, ...props }: PriceRangeProps & { id: string; children: ReactNode }) => {
  const [working, setWorking] = useState<Working>()
  useEffect(() => {
    let left = false
    void whenNear(id, () => import('./price-range')).then(({ PriceRange, earlyOf }) => {
      if (!left) setWorking({ Part: PriceRange, early: earlyOf(document.getElementById(id)) })
    })
    return () => {
      left = true
    }
  }, [id])
  return working ? <working.Part {...props} early={working.early} /> : children
}
