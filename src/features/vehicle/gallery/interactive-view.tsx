'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'
import { unpackAddresses } from '@/src/domain/vehicle-page/gallery/packed-addresses'
import type { GalleryMode } from '@/src/domain/vehicle-page/gallery/gallery-modes'
import { Icon } from '@/src/ui/icon'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { useSiteBasics } from '@/src/shared/site-basics'
import { GALLERY_SIZES } from './slide'
import { LoadError } from './spin/load-error'
import type { InteractiveViewProps } from './spin/interactive-view-props'
import { useLazyPart } from './use-lazy-part'
import { whenIdle } from '../when-idle'

const loadSpin = async () => (await import('./spin/spin-view')).SpinView
const loadInterior = async () => (await import('./spin/interior-view')).InteriorView
const loadViewer = async () => (await import('./spin/viewer-frame')).ViewerFrame

const loaderOf = (
  mode: GalleryMode,
  view: GalleryView,
): (() => Promise<(props: InteractiveViewProps) => ReactNode>) => {
  if (mode === 'interior') return loadInterior
  return view.viewer ? loadViewer : loadSpin
}

const posterOf = (mode: GalleryMode, view: GalleryView, first: string | undefined): string | undefined => {
  if (mode === 'interior') return view.interior?.image
  return view.spin ? unpackAddresses(view.spin.frames)[0] : first
}

/** True if hotspots will be listed below: space is reserved for them. */
const hasHotspots = (mode: GalleryMode, { interior, spin }: GalleryView): boolean =>
  ((mode === 'interior' ? interior : spin)?.spots.length ?? 0) > 0

type Props = { mode: GalleryMode; first: string | undefined; view: GalleryView; name: string; requested: boolean }

/** Loads a view. Its button gives way to it, so the view takes over the focus that the button has then. */
const useInteractiveView = ({ mode, view }: Pick<Props, 'mode' | 'view'>, isRequested: boolean) => {
  const area = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const load = loaderOf(mode, view)
  const { Part, failed, begin } = useLazyPart(
    useCallback(async () => {
      const found = await load()
      hadFocus.current = document.activeElement?.matches('.gallery-stage > .spin-start') === true
      return found
    }, [load]),
  )
  useEffect(() => {
    if (!isRequested) return whenIdle(() => void begin())
    void begin()
    return undefined
  }, [isRequested, begin])
  useLayoutEffect(() => {
    if (Part && hadFocus.current)
      area.current?.querySelector<HTMLElement>('.spin :is([role="slider"], button)')?.focus()
  }, [Part])
  return { Part, failed, begin, area }
}

const Poster = ({ mode, first, view, name }: Omit<Props, 'requested'>) => {
  const { imageHost } = useSiteBasics()
  const poster = posterOf(mode, view, first)
  return (
    poster !== undefined && (
      <ResponsiveImage
        src={imageUrl(poster, { width: 960, quality: view.quality }, imageHost)}
        srcSet={imageSrcSet(poster, [640, 960, 1280, 1920], { quality: view.quality }, imageHost)}
        sizes={GALLERY_SIZES}
        alt={mode === 'interior' ? `Interior of ${name}` : name}
        width={960}
        height={640}
        priority
        className={mode === 'interior' ? 'object-cover' : 'object-contain'}
      />
    )
  )
}

const StartButton = ({ mode, onPress }: { mode: GalleryMode; onPress: () => void }) => (
  <button type="button" onClick={onPress} className="spin-start">
    <Icon name="rotate-3d" />
    {mode === 'interior' ? 'Look around inside' : 'Spin this vehicle'}
  </button>
)

/**
 * The spin or the interior (GAL-03). Its first image shows at once, with a button that also the keyboard reaches. The
 * interactive part loads at once on a press, otherwise when the page is idle; for visitors who save data, only on a press.
 */
export const InteractiveView = ({ requested, ...props }: Props) => {
  const { mode, view, name } = props
  const [pressed, setPressed] = useState(false)
  const { Part, failed, begin, area } = useInteractiveView(props, requested || pressed)
  return (
    <div ref={area} className="gallery-turn">
      <div className="gallery-stage">
        <Poster {...props} />
        {!Part && !failed && !requested && <StartButton mode={mode} onPress={() => setPressed(true)} />}
        {failed && <LoadError message="This view could not be loaded." onRetry={() => void begin()} />}
      </div>
      {hasHotspots(mode, view) && <div className="gallery-strip" />}
      {Part && <Part view={view} name={name} requested={requested || pressed} />}
      {view.photos !== '' && (
        <a href={`/cars/${view.slug}/photos`} rel="nofollow" className="gallery-all">
          All photos
        </a>
      )}
    </div>
  )
}
