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
export const VehicleStatistics = ({ slug, photos_count, updated_at, website_id, lines }: Props) => {
  const container = useRef<HTMLDivElement>(null)
  const [content, setContent] = useState<ReactNode>(null)
  useEffect(() => {
    const element = container.current
    if (!element) return
    const query = new URLSearchParams({ photos_count: String(photos_count), updated_at, website_id })
    const load = async (): Promise<void> => {
      const { loadStatistics } = await import('./load-statistics')
      setContent(await loadStatistics(`/api/cars/${slug}/view.json?${query.toString()}`))
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      load().catch((error: unknown) => console.warn('The statistics of this vehicle could not be loaded:', error))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [slug, photos_count, updated_at, website_id])
  return (
    <div ref={container} style={{ minHeight: `${String(lines * 1.75)}rem` }} className="text-muted text-sm">
      {content}
    </div>
  )
}
