'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { EarlyInput, PriceRangeProps } from './price-range'
import { loadWhenNear } from '@/src/ui/when-near'

type LoadedForm = { readonly Part: ComponentType<PriceRangeProps & { early: EarlyInput }>; readonly early: EarlyInput }

/**
 * The form of the price-range block as plain HTML (`children`). Its script, loaded when section `id` is near the
 * viewport, replaces it and takes over what was typed so far.
 */
export const PriceRangeBlock = ({ id, children, ...props }: PriceRangeProps & { id: string; children: ReactNode }) => {
  const [loaded, setLoaded] = useState<LoadedForm>()
  useEffect(() => {
    let unmounted = false
    void loadWhenNear(id, () => import('./price-range')).then(({ PriceRange, readEarlyInput }) => {
      if (!unmounted) setLoaded({ Part: PriceRange, early: readEarlyInput(document.getElementById(id)) })
    })
    return () => {
      unmounted = true
    }
  }, [id])
  return loaded ? <loaded.Part {...props} early={loaded.early} /> : children
}
