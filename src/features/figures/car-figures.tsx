'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

type Props = {
  readonly slug: string
  /** What the page says of itself to `view.json` (V§7). */
  readonly photos_count: number
  readonly updated_at: string
  readonly website_id: string
  /** Lines to keep room for, so that nothing moves when they come. */
  readonly lines: number
}

/**
 * How often a car was looked at, since when it is listed, what its price was (VDP-13): asked for when it is near the
 * screen, since none of it belongs into a page that is stored.
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
      load().catch((error: unknown) => console.warn('The figures of this car could not be shown:', error))
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
