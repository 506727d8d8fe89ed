import { useEffect, useState } from 'react'
import { imageQualities, imageUrl, imageWidths } from '@/src/domain/images'
import { thumbnailUrl } from './thumbnail-url'

type Source = { readonly src: string; readonly srcSet?: string; readonly sizes?: string }

const isLoaded = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth > 0

/** Returns the largest image of a photo that the page has loaded already, or else the photo’s thumbnail. */
export const findLoadedPhoto = (photo: string, host: string | undefined): string => {
  const loaded = new Set([...document.images].filter(isLoaded).map(({ currentSrc }) => currentSrc))
  return (
    imageWidths
      .toReversed()
      .flatMap((width) => imageQualities.map((quality) => imageUrl(photo, { width, quality }, host)))
      .find((url) => loaded.has(new URL(url, location.href).href)) ?? thumbnailUrl(photo, host)
  )
}

/**
 * Loads a sharp photo in the background. `src` is `preview` until the sharp one is decoded, so that it replaces the
 * preview without a flash; the preview stays if it cannot be loaded.
 */
export const useSharpPhoto = (preview: string, { src, srcSet = '', sizes = '' }: Source, priority: 'high' | 'low') => {
  const [sharp, setSharp] = useState<string>()
  useEffect(() => {
    let cancelled = false
    const image = new Image()
    image.fetchPriority = priority
    image.sizes = sizes
    image.srcset = srcSet
    image.src = src
    const show = (url: string): void => {
      if (!cancelled) setSharp(url)
    }
    image.decode().then(
      () => show(image.currentSrc),
      () => show(preview),
    )
    return () => {
      cancelled = true
    }
  }, [preview, src, srcSet, sizes, priority])
  return { src: sharp ?? preview, isLoading: sharp === undefined }
}
