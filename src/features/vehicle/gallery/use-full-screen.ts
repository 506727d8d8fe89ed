'use client'

import { useState } from 'react'
import { useLazyPart } from './use-lazy-part'

const loadFullScreen = async () => (await import('./full-screen')).FullScreen

/** Full screen of the photos: its code loads when a pointer is near; if it fails, the page of all photos opens. */
export const useFullScreen = (slug: string) => {
  const [open, setOpen] = useState(false)
  const { Part, begin } = useLazyPart(loadFullScreen)
  const href = `/cars/${slug}/photos`
  const show = async () => {
    setOpen(true)
    if (!(await begin())) window.location.assign(href)
  }
  return { href, FullScreen: open ? Part : undefined, show, prepare: begin, hide: () => setOpen(false) }
}
