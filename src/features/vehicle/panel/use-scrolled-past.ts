'use client'

import { useEffect, useState } from 'react'

/** True if the page is scrolled further than `pixels`; false before hydration. */
export const useScrolledPast = (pixels: number): boolean => {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const update = () => setPast(window.scrollY > pixels)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [pixels])
  return past
}
