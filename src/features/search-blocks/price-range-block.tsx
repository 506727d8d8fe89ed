'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { priceBounds } from '@/src/domain/stock/price-range'
import type { Early, PriceRangeProps } from './price-range'
import { PriceRangeForm } from './price-range-form'
import { whenNear } from '@/src/ui/when-near'

type Working = { readonly Part: ComponentType<PriceRangeProps & { early: Early }>; readonly early: Early }

/**
 * The form of the price-range block as plain HTML, until its script, fetched when the section `id` is near the screen,
 * takes its place with what was typed until then. The plain form is drawn in the browser too: its markup, sent as data
 * beside the HTML, would weigh five times its code.
 */
export const PriceRangeBlock = ({ id, ...props }: PriceRangeProps & { id: string }) => {
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
  if (working) return <working.Part {...props} early={working.early} />
  const { search, count, noun } = props
  return <PriceRangeForm action={search.base_path} at={priceBounds} count={count} noun={noun} />
}
