'use client'

import { useEffect, useRef, useState } from 'react'
import { toAutoplayAddress, type Video } from '@/src/domain/vehicle-page/gallery/video'
import { Icon } from '@/src/ui/icon'

type Props = { video: Video; name: string; inView: boolean; onBroken: () => void }

/** Another host's player in a sandbox: it may run and go full screen, but neither navigate nor read this page. */
const EmbeddedPlayer = ({ src, name }: { src: string; name: string }) => (
  <iframe
    src={toAutoplayAddress(src)}
    title={`Video of ${name}`}
    sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    referrerPolicy="strict-origin-when-cross-origin"
    allowFullScreen
  />
)

/** A muted, looping video (GAL-02) with a button to pause it (WCAG 2.2.2); paused at first with reduced motion. */
const FilePlayer = ({ video, name, inView, onBroken }: Props) => {
  const videoRef = useRef<HTMLVideoElement>(null)
  const [mayPlay, setMayPlay] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const plays = inView && mayPlay

  useEffect(() => {
    const element = videoRef.current
    if (!element) return
    if (!plays) element.pause()
    // The browser may refuse, for example to save power: the button then offers to play. A broken file raises `error`.
    else
      element.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') setMayPlay(false)
      })
  }, [plays])

  return (
    <>
      <video
        ref={videoRef}
        src={video.src}
        aria-label={`Video of ${name}`}
        muted
        loop
        playsInline
        preload="metadata"
        onError={onBroken}
      />
      <button type="button" onClick={() => setMayPlay(!mayPlay)} className="gallery-pause">
        <Icon name={mayPlay ? 'pause' : 'play'} />
        <span className="sr-only">{mayPlay ? 'Pause video' : 'Play video'}</span>
      </button>
    </>
  )
}

export const VideoPlayer = (props: Props) =>
  props.video.kind === 'embed' ? <EmbeddedPlayer src={props.video.src} name={props.name} /> : <FilePlayer {...props} />
