'use client'

import { useEffect, useState, type MouseEvent } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import type { Video } from '@/src/domain/vehicle-page/gallery/video'
import { Icon } from '@/src/ui/icon'
import { useSiteBasics } from '@/src/shared/site-basics'
import { GALLERY_SIZES } from './slide'
import { useLazyPart } from './use-lazy-part'

const loadPlayer = async () => (await import('./video-player')).VideoPlayer

type Props = {
  video: Video
  poster: string | undefined
  name: string
  label: string
  quality: number
  inView: boolean
  /** The visitor is about to use the gallery: the player loads, to be ready with its slide. */
  wanted: boolean
  /** Called if the browser cannot play the video: its slide is removed. */
  onBroken: () => void
}

/**
 * Slide of the video (GAL-02): the first photo with a play button, which is a link without script. The dealer's own
 * video starts muted when its slide is visible; an embedded player of another host loads only on a press.
 */
export const GalleryVideo = ({ video, poster, name, label, quality, inView, wanted, onBroken }: Props) => {
  const { imageHost } = useSiteBasics()
  const { Part, begin } = useLazyPart(loadPlayer)
  const [pressed, setPressed] = useState(false)
  const isFile = video.kind === 'file'

  useEffect(() => {
    if (wanted || (inView && isFile)) void begin()
  }, [wanted, inView, isFile, begin])

  useEffect(() => {
    if (!inView) setPressed(false)
  }, [inView])

  const play = async (event: MouseEvent) => {
    event.preventDefault()
    setPressed(true)
    if (!(await begin())) window.location.assign(video.src)
  }

  return (
    <div role="group" aria-roledescription="slide" aria-label={label} className="gallery-video">
      {poster !== undefined && (
        <img
          src={imageUrl(poster, { width: 960, quality }, imageHost)}
          srcSet={imageSrcSet(poster, [640, 960, 1280, 1920], { quality }, imageHost)}
          sizes={GALLERY_SIZES}
          alt=""
          width={960}
          height={640}
          loading="lazy"
        />
      )}
      {Part && (isFile || pressed) ? (
        <Part video={video} name={name} inView={inView} onBroken={onBroken} />
      ) : (
        <a href={video.src} onClick={play}>
          <Icon name="play" />
          Play video
        </a>
      )}
    </div>
  )
}
