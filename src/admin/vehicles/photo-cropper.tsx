'use client'

import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import {
  largestCrop,
  MIN_CROP_SHARE,
  moveCrop,
  resizeCrop,
  turnedSize,
  turnPhoto,
  type PhotoCrop,
  type PhotoEdit,
  type PhotoTurn,
} from '@/src/domain/panel/photo-edit'
import '@/src/admin/ui/controls.css'

type Size = { readonly width: number; readonly height: number }

/** Loads the photo and draws it turned. @returns its own size once it has loaded; null if it cannot be loaded */
const useTurnedPhoto = (
  canvas: RefObject<HTMLCanvasElement | null>,
  src: string,
  turn: PhotoTurn,
): Size | undefined | null => {
  const [image, setImage] = useState<HTMLImageElement | null>()
  useEffect(() => {
    const loading = new Image()
    loading.onload = () => setImage(loading)
    loading.onerror = () => setImage(null)
    loading.src = src
  }, [src])
  useEffect(() => {
    const target = canvas.current
    const context = target?.getContext('2d')
    if (!target || !context || !image) return
    const { width, height } = turnedSize({ width: image.naturalWidth, height: image.naturalHeight }, turn)
    target.width = width
    target.height = height
    context.translate(width / 2, height / 2)
    context.rotate((turn * Math.PI) / 180)
    context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2)
  }, [canvas, image, turn])
  return image ? { width: image.naturalWidth, height: image.naturalHeight } : image
}

type FrameProps = { readonly crop: PhotoCrop; readonly onMove: (dx: number, dy: number) => void }

/** The part that stays; a mouse or finger moves it. The sliders do the same by keyboard. */
const CropFrame = ({ crop, onMove }: FrameProps) => {
  const move = (event: ReactPointerEvent<HTMLDivElement>): void => {
    const stage = event.currentTarget.parentElement
    if (!stage || event.buttons !== 1) return
    onMove(event.movementX / stage.clientWidth, event.movementY / stage.clientHeight)
  }
  const percent = (share: number): string => `${String(share * 100)}%`
  return (
    <div
      aria-hidden
      className="photo-editor__frame"
      style={{
        left: percent(crop.left),
        top: percent(crop.top),
        width: percent(crop.width),
        height: percent(crop.height),
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={move}
    />
  )
}

type SliderProps = {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly onChange: (value: number) => void
}

const Slider = ({ label, value, min = 0, onChange }: SliderProps) => (
  <label className="photo-editor__slider">
    {label}
    <input
      type="range"
      min={min * 100}
      max={100}
      value={Math.round(value * 100)}
      onChange={(event) => onChange(Number(event.target.value) / 100)}
    />
  </label>
)

/** Where a part is between both ends, from 0 to 1; in the middle if it has no room to move. */
const positionOf = (start: number, length: number): number => (length >= 1 ? 0.5 : start / (1 - length))

type CropSlidersProps = { readonly crop: PhotoCrop; readonly size: Size; readonly onCrop: (crop: PhotoCrop) => void }

const CropSliders = ({ crop, size, onCrop }: CropSlidersProps) => (
  <>
    <Slider
      label="Size"
      min={MIN_CROP_SHARE}
      value={crop.width / largestCrop(size).width}
      onChange={(share) => onCrop(resizeCrop(crop, size, share))}
    />
    <Slider
      label="Left or right"
      value={positionOf(crop.left, crop.width)}
      onChange={(position) => onCrop(moveCrop(crop, position * (1 - crop.width) - crop.left, 0))}
    />
    <Slider
      label="Up or down"
      value={positionOf(crop.top, crop.height)}
      onChange={(position) => onCrop(moveCrop(crop, 0, position * (1 - crop.height) - crop.top))}
    />
  </>
)

type CropProps = {
  readonly src: string
  readonly alt: string
  readonly edit: PhotoEdit
  readonly onEdit: (edit: PhotoEdit) => void
}

/** A photo with buttons that turn it, and a part of 3:2 to move and resize. */
export const PhotoCropper = ({ src, alt, edit: { turn, crop }, onEdit }: CropProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const loaded = useTurnedPhoto(canvas, src, turn)
  const size = loaded ? turnedSize(loaded, turn) : undefined
  const setCrop = (next: PhotoCrop): void => onEdit({ turn, crop: next })
  const turnBy = (by: 90 | -90): void => {
    const next = turnPhoto(turn, by)
    onEdit({ turn: next, ...(crop && loaded && { crop: largestCrop(turnedSize(loaded, next)) }) })
  }
  if (loaded === null) return <p role="alert">We can’t load this photo. You can replace it with another file.</p>
  return (
    <>
      <div className="photo-editor__stage">
        <canvas ref={canvas} role="img" aria-label={alt} />
        {crop && <CropFrame crop={crop} onMove={(dx, dy) => setCrop(moveCrop(crop, dx, dy))} />}
      </div>
      <div className="photo-editor__bar">
        <button type="button" className="panel-small-button" disabled={!size} onClick={() => turnBy(-90)}>
          Turn left
        </button>
        <button type="button" className="panel-small-button" disabled={!size} onClick={() => turnBy(90)}>
          Turn right
        </button>
        <label>
          <input
            type="checkbox"
            checked={crop !== undefined}
            disabled={!size}
            onChange={(event) => onEdit({ turn, ...(event.target.checked && size && { crop: largestCrop(size) }) })}
          />{' '}
          Crop to 3:2, the shape on cards
        </label>
      </div>
      {crop && size && (
        <div className="photo-editor__bar">
          <CropSliders crop={crop} size={size} onCrop={setCrop} />
        </div>
      )}
    </>
  )
}
