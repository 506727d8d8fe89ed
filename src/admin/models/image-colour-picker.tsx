import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'

/** Width of the canvas in pixels. */
const CANVAS_WIDTH_PX = 420
/** Pixels from the centre to the edge of the sampled square; the median of a square ignores specks. */
const SAMPLE_RADIUS_PX = 2

const medianColour = (pixels: Uint8ClampedArray): string => {
  const channel = (at: number): string => {
    const values = Array.from({ length: pixels.length / 4 }, (_, pixel) => pixels[pixel * 4 + at] ?? 0)
    const sorted = values.sort((one, other) => one - other)
    return (sorted[Math.floor(sorted.length / 2)] ?? 0).toString(16).padStart(2, '0')
  }
  return `#${channel(0)}${channel(1)}${channel(2)}`.toUpperCase()
}

const loadImageUrl = async (media: string, address: string): Promise<string> => {
  if (media === '') return address
  const result = await requestPanel<{ readonly url: string }>(`media/${media}?depth=0`)
  if (!result.ok) throw new Error(result.message)
  return result.body.url
}

const drawOnCanvas = async (canvas: HTMLCanvasElement, src: string): Promise<void> => {
  const image = new Image()
  image.src = src
  await image.decode()
  canvas.width = CANVAS_WIDTH_PX
  canvas.height = Math.max(1, Math.round((CANVAS_WIDTH_PX * image.naturalHeight) / image.naturalWidth))
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height)
}

/** An image in which a click picks the colour. Keyboard users have the two inputs beside it. */
export const ImageColourPicker = ({
  media,
  address,
  onPick,
}: {
  media: string
  address: string
  onPick: (hex: string) => void
}) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    loadImageUrl(media, address)
      .then((src) => drawOnCanvas(element, src))
      .catch((error: unknown) => {
        console.error('Couldn’t show an image:', error)
        setFailed(true)
      })
  }, [media, address])

  const pick = (event: MouseEvent<HTMLCanvasElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const x = Math.round(((event.clientX - left) / width) * event.currentTarget.width)
    const y = Math.round(((event.clientY - top) / height) * event.currentTarget.height)
    const side = 2 * SAMPLE_RADIUS_PX + 1
    const pixels = event.currentTarget
      .getContext('2d')
      ?.getImageData(x - SAMPLE_RADIUS_PX, y - SAMPLE_RADIUS_PX, side, side)
    if (pixels) onPick(medianColour(pixels.data))
  }

  if (failed)
    return (
      <p className="model-problem">We couldn’t show the image. Choose a colour, or enter it as # and six digits.</p>
    )
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label="Image: click an evenly lit part of the paint"
      className="model-colour__canvas"
      onClick={pick}
    />
  )
}
