'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { onceNear } from '@/src/ui/on-near'
import type { LeadFormProps } from './lead-parts'

const isChanged = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  // The value of a checkbox is what it submits, not whether it is checked.
  field instanceof HTMLInputElement && field.type === 'checkbox'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue

/** True if a visitor is already using the form: then it is not replaced, and is submitted as HTML. */
const isInUse = (box: HTMLElement): boolean =>
  box.contains(document.activeElement) ||
  [...box.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(isChanged)

/**
 * A form below the fold: plain HTML until it is near the viewport, where its script adds inline errors. If the script
 * cannot be loaded, it stays plain HTML.
 */
export const LazyLeadForm = ({ form, children }: { form: LeadFormProps; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<ComponentType<LeadFormProps>>()
  useEffect(
    () =>
      onceNear(box.current, () => {
        import('./lead-form').then(
          ({ LeadForm }) => {
            if (box.current && !isInUse(box.current)) setForm(() => LeadForm)
          },
          (error: unknown) => console.error('A form could not be loaded:', error),
        )
      }),
    [],
  )
  return <div ref={box}>{Form ? <Form {...form} /> : children}</div>
}
