'use client'

import { toast } from '@payloadcms/ui'
import { EyeOff } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

type Props = {
  /** The key of the preference that hides the item. */
  readonly preference: string
  /** The title of the item. */
  readonly title: string
  readonly isHidden: boolean
  readonly choices: readonly (readonly [label: string, until: string])[]
}

/** Stores until when an item is hidden from its reader, or removes it. */
const storePreference = async (key: string, value: string | undefined): Promise<void> => {
  const response = await fetch(`/api/payload-preferences/${encodeURIComponent(key)}`, {
    method: value === undefined ? 'DELETE' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(value === undefined ? {} : { body: JSON.stringify({ value }) }),
  })
  if (!response.ok) throw new Error(`The preference was answered ${String(response.status)}.`)
}

/** Hides an item of the landing page from its reader, until tomorrow, for a week or for good (STF-04). */
export const HideMenu = ({ preference, title, isHidden, choices }: Props) => {
  const menu = useRef<HTMLDetailsElement>(null)
  const router = useRouter()
  const [isSaving, setIsSaving] = useState(false)
  const store = async (until: string | undefined): Promise<void> => {
    setIsSaving(true)
    try {
      await storePreference(preference, until)
      if (menu.current) menu.current.open = false
      router.refresh()
    } catch {
      toast.error('That couldn’t be saved. Check your connection and try again.')
    } finally {
      setIsSaving(false)
    }
  }
  if (isHidden)
    return (
      <button type="button" className="hide-menu__button" disabled={isSaving} onClick={() => void store(undefined)}>
        Show again
      </button>
    )
  return (
    <details
      ref={menu}
      className="hide-menu"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary aria-label={`Hide ${title}`} title="Hide">
        <EyeOff size={16} aria-hidden />
      </summary>
      <div className="hide-menu__choices">
        {choices.map(([label, until]) => (
          <button key={until} type="button" disabled={isSaving} onClick={() => void store(until)}>
            {label}
          </button>
        ))}
      </div>
    </details>
  )
}
