'use client'

import { useEffect, useState } from 'react'

/** True if the page is scrolled further than `pixels`; false before hydration. */
export const useScrolledPast = (pixels: number): boolean => {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pixels])
  return past
}
