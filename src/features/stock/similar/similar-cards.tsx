'use client'

import { useEffect, useState } from 'react'
import { CardStrip } from '../card/card-strip'
import type { CardView } from '../card/card-view'
import { SimilarLinks } from './similar-links'
import { VehicleCardSkeleton } from '../card/card-skeleton'

export type SimilarCardsProps = {
  /** Slug of the vehicle they are similar to. */
  slug: string
  labelledBy: string
  /** Slug and name of each. */
  links: readonly (readonly [string, string])[]
}

const PLACEHOLDER_COUNT = 6

const fetchCards = async (slug: string, signal: AbortSignal): Promise<readonly CardView[]> => {
  const response = await fetch(`/api/cars/${slug}/similar/cards`, { signal })
  if (!response.ok) throw new Error(`The request for similar vehicles failed with status ${response.status}.`)
  const views: unknown = await response.json()
  if (!Array.isArray(views)) throw new Error('The response with similar vehicles is not a list.')
  return views as readonly CardView[]
}

/** Six placeholders, then the cards. A failure is logged, and the list has only its links then (SIM-01). */
export const SimilarCards = ({ slug, labelledBy, links }: SimilarCardsProps) => {
  const [views, setViews] = useState<readonly CardView[]>()
  useEffect(() => {
    const controller = new AbortController()
    fetchCards(slug, controller.signal).then(setViews, (error: unknown) => {
      if (controller.signal.aborted) return
      console.error('Similar vehicles could not be loaded.', error)
      setViews([])
    })
    return () => controller.abort()
  }, [slug])
  if (views === undefined) {
    return (
      <ul aria-hidden className="strip strip-cars" data-placeholders>
        {Array.from({ length: PLACEHOLDER_COUNT }, (_, index) => (
          <li key={index}>
            <VehicleCardSkeleton />
          </li>
        ))}
      </ul>
    )
  }
  if (views.length > 0) return <CardStrip views={views} labelledBy={labelledBy} />
  return <SimilarLinks links={links} />
}
