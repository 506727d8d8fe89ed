'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { onNear } from '@/src/ui/on-near'
import type { SimilarCardsProps } from './similar-cards'
import { SimilarLinks } from './similar-links'

/**
 * The place of similar vehicles (SIM-01): plain links in the page, for search engines and without script; cards, whose
 * script and data are fetched when the place is near the screen.
 */
export const SimilarStrip = (props: SimilarCardsProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [Cards, setCards] = useState<ComponentType<SimilarCardsProps>>()
  useEffect(
    () =>
      onNear(place.current, () => {
        import('./similar-cards').then(
          (part) => setCards(() => part.SimilarCards),
          (error: unknown) => console.error('Similar vehicles could not be loaded.', error),
        )
      }),
    [],
  )
  return (
    <div ref={place} className="similar">
      {Cards ? <Cards key={props.slug} {...props} /> : <SimilarLinks links={props.links} />}
    </div>
  )
}
