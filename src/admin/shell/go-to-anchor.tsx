'use client'

import { useFormInitializing } from '@payloadcms/ui'
import { useEffect } from 'react'
import { goToField } from './go-to-field'

const goToAnchor = (): void => {
  const id = decodeURIComponent(window.location.hash.slice(1))
  if (/^(?:field|switch)-/.test(id)) goToField([id])
}

/** Goes to the field or switch that the page's address names, as results of the search do (ADM-07). Renders nothing. */
export const GoToAnchor = () => {
  const isInitializing = useFormInitializing()
  useEffect(() => {
    if (isInitializing) return undefined
    goToAnchor()
    window.addEventListener('hashchange', goToAnchor)
    return () => window.removeEventListener('hashchange', goToAnchor)
  }, [isInitializing])
  return null
}
