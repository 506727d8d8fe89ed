'use client'

import { useForm, useFormInitializing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect } from 'react'
import { findSectionRow } from '@/src/domain/panel/section-row'
import { goToField } from './go-to-field'

const goToAnchor = (fields: FormState): void => {
  const anchor = decodeURIComponent(window.location.hash.slice(1))
  const id = /^(?:field|switch)-/.test(anchor) ? anchor : findSectionRow(fields, anchor)
  if (id !== undefined) goToField([id])
}

/**
 * Goes to the field or switch that the page's address names, as results of the search do (ADM-07), or to the first
 * section of a kind, as “Change the hero” does (ADM-03). Renders nothing.
 */
export const GoToAnchor = () => {
  const isInitializing = useFormInitializing()
  const { getFields } = useForm()
  useEffect(() => {
    if (isInitializing) return undefined
    const go = (): void => goToAnchor(getFields())
    go()
    window.addEventListener('hashchange', go)
    return () => window.removeEventListener('hashchange', go)
  }, [isInitializing, getFields])
  return null
}
