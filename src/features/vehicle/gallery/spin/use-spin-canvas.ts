'use client'

import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { findNearestLoaded } from '@/src/domain/vehicle-page/gallery/spin'
import { STAGE_ASPECT_RATIO } from './stage'

type Frames = RefObject<readonly (ImageBitmap | undefined)[]>

/** Draws the loaded frame nearest to `index` once the spin is ready. Returns the canvas ref and the aspect ratio. */
export const useSpinCanvas = (frames: Frames, ready: boolean, index: number) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [shape, setShape] = useState(STAGE_ASPECT_RATIO)
  useLayoutEffect(() => {
    if (!ready) return
    const frame = frames.current[findNearestLoaded(index, frames.current.map(Boolean))]
    const element = canvas.current
    if (!frame || !element) return
    if (element.width !== frame.width) element.width = frame.width
    if (element.height !== frame.height) element.height = frame.height
    const context = element.getContext('2d')
    context?.clearRect(0, 0, element.width, element.height)
    context?.drawImage(frame, 0, 0, element.width, element.height)
    setShape(frame.width / frame.height)
  }, [frames, ready, index])
  return { canvas, shape }
}
