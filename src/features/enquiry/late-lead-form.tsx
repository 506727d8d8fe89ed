'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { onNear } from '@/src/ui/on-near'
import type { LeadFormProps } from './lead-parts'

const isChanged = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  // The value of a box to tick is what it sends, not whether it is ticked.
  field instanceof HTMLInputElement && field.type === 'checkbox'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue

/** Whether somebody is at the form already: then it stays the one they type into, and is sent as HTML. */
const inUse = (box: HTMLElement): boolean =>
  box.contains(document.activeElement) ||
  [...box.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(isChanged)

/**
 * A form below the fold: HTML that works by itself, until a shopper comes near and its script makes it say at the fields
 * what is wrong. Where the script does not come, it stays what it was.
 */
export const LateLeadForm = ({ form, children }: { form: LeadFormProps; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<ComponentType<LeadFormProps>>()
  useEffect(
    () =>
      onNear(box.current, () => {
        import('./lead-form').then(
          ({ LeadForm }) => {
            if (box.current && !inUse(box.current)) setForm(() => LeadForm)
          },
          (error: unknown) => console.error('A form could not be loaded:', error),
        )
      }),
    [],
  )
  return <div ref={box}>{Form ? <Form {...form} /> : children}</div>
}
