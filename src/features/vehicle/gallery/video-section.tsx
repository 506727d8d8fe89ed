'use client'

import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { imageUrl } from '@/src/domain/images'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'
import { unpackAddresses } from '@/src/domain/vehicle-page/gallery/packed-addresses'
import { Icon } from '@/src/ui/icon'
import { useSiteBasics } from '@/src/shared/site-basics'
import { useLazyPart } from './use-lazy-part'

const loadPlayer = async () => (await import('./video-player')).VideoPlayer

/**
 * The video a second time, below the details (GAL-02), for shoppers who skip the gallery. The HTML is small: the poster
 * loads with the script, the player on a press; without script a link leads to the video.
 */
export const VideoSection = ({ view: { video, photos }, name }: { view: GalleryView; name: string }) => {
  const { imageHost } = useSiteBasics()
  const { Part, begin } = useLazyPart(loadPlayer)
  const [state, setState] = useState({ showsPoster: false, pressed: false, broken: false })
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => setState((current) => ({ ...current, showsPoster: true })), [])

  const poster = unpackAddresses(photos)[0]

  const play = async (event: MouseEvent) => {
    event.preventDefault()
    // The player replaces the link: the focus moves to their container.
    container.current?.focus({ preventScroll: true })
    setState((current) => ({ ...current, pressed: true }))
    if (!(await begin()) && video) window.location.assign(video.src)
  }

  if (!video || state.broken) return null
  return (
    <section id="video" aria-labelledby="video-title" className="vehicle-part">
      <h2 id="video-title">Video</h2>
      <div ref={container} tabIndex={-1} className="gallery-video vehicle-video">
        {state.showsPoster && poster !== undefined && (
          <img src={imageUrl(poster, { width: 960 }, imageHost)} alt="" width={960} height={640} loading="lazy" />
        )}
        {Part && state.pressed ? (
          <Part
            video={video}
            name={name}
            inView
            onBroken={() => setState((current) => ({ ...current, broken: true }))}
          />
        ) : (
          <a href={video.src} onClick={(event) => void play(event)}>
            <Icon name="play" />
            Play video
          </a>
        )}
      </div>
    </section>
  )
}
