'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

type Props = {
  readonly slug: string
  /** Query of `view.json` (VDP-13). */
  readonly photos_count: number
  readonly updated_at: string
  readonly website_id: string
  /** Number of lines to reserve space for, so that nothing moves when they load. */
  readonly lines: number
}

/**
 * Views, time on sale and price changes of a vehicle (VDP-13). They load near the viewport, because the page itself is
 * cached.
 */
export const CarFigures = ({ slug, photos_count, updated_at, website_id, lines }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ReactNode>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const query = new URLSearchParams({ photos_count: String(photos_count), updated_at, website_id })
    const load = async (): Promise<void> => {
      const { figures } = await import('./figures')
      setShown(await figures(`/api/cars/${slug}/view.json?${query.toString()}`))
    }
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      load().catch((error: unknown) => console.warn('The statistics of this vehicle could not be loaded:', error))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [slug, photos_count, updated_at, website_id])
  return (
    <div ref={place} style={{ minHeight: `${String(lines * 1.75)}rem` }} className="text-muted text-sm">
      {shown}
    </div>
  )
}
