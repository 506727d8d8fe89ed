import { useEffect, useRef, useState, type MouseEvent } from 'react'

/** Pixels across of the picture picked from. */
const across = 420
/** Half the side of the square whose middle colour is taken: one pixel alone may be a speck. */
const reach = 2

const hexOf = (pixels: Uint8ClampedArray): string => {
  const channel = (at: number): string => {
    const values = Array.from({ length: pixels.length / 4 }, (_, pixel) => pixels[pixel * 4 + at] ?? 0)
    const sorted = values.sort((one, other) => one - other)
    return (sorted[Math.floor(sorted.length / 2)] ?? 0).toString(16).padStart(2, '0')
  }
  return `#${channel(0)}${channel(1)}${channel(2)}`.toUpperCase()
}

const addressOf = async (media: string, address: string): Promise<string> => {
  if (media === '') return address
  const answer = await fetch(`/api/media/${media}?depth=0`, { credentials: 'include' })
  if (!answer.ok) throw new Error(`The picture’s entry did not come: ${String(answer.status)}`)
  return ((await answer.json()) as { url: string }).url
}

const draw = async (canvas: HTMLCanvasElement, src: string): Promise<void> => {
  const image = new Image()
  image.src = src
  await image.decode()
  canvas.width = across
  canvas.height = Math.max(1, Math.round((across * image.naturalHeight) / image.naturalWidth))
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height)
}

/** The row's picture; a press on it takes the colour that is there. Keys have the two fields beside it. */
export const PickFromPicture = ({
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
    const into = canvas.current
    if (!into) return
    addressOf(media, address)
      .then((src) => draw(into, src))
      .catch((error: unknown) => {
        console.error('A picture to pick from could not be shown:', error)
        setFailed(true)
      })
  }, [media, address])

  const pick = (event: MouseEvent<HTMLCanvasElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const x = Math.round(((event.clientX - left) / width) * event.currentTarget.width)
    const y = Math.round(((event.clientY - top) / height) * event.currentTarget.height)
    const side = 2 * reach + 1
    const pixels = event.currentTarget.getContext('2d')?.getImageData(x - reach, y - reach, side, side)
    if (pixels) onPick(hexOf(pixels.data))
  }

  if (failed) return <p className="model-problem">The picture could not be shown. Pick by eye, or write the colour.</p>
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label="The picture: press where the paint is lit evenly"
      className="model-colour__canvas"
      onClick={pick}
    />
  )
}
