'use client'

import { useEffect, useRef, useState, type ComponentType, type CSSProperties } from 'react'
import { onceNear } from '@/src/ui/on-near'
import type { SimilarCardsProps } from './similar-cards'
import { SimilarLinks } from './similar-links'

/**
 * Similar vehicles (SIM-01): plain links in the HTML, for search engines and for browsers without script; cards, whose
 * script and data load near the viewport. `heightRem` is the approximate height of the cards.
 */
export const SimilarStrip = ({ heightRem, ...props }: SimilarCardsProps & { heightRem: number }) => {
  const container = useRef<HTMLDivElement>(null)
  const [Cards, setCards] = useState<ComponentType<SimilarCardsProps>>()
  useEffect(
    () =>
      onceNear(container.current, () => {
        import('./similar-cards').then(
          (part) => setCards(() => part.SimilarCards),
          (error: unknown) => console.error('Similar vehicles could not be loaded.', error),
        )
      }),
    [],
  )
  return (
    <div ref={container} className="similar" style={{ '--similar-room': `${heightRem}rem` } as CSSProperties}>
      {Cards ? <Cards key={props.slug} {...props} /> : <SimilarLinks links={props.links} />}
    </div>
  )
}
