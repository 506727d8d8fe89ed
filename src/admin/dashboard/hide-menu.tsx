'use client'

import { toast } from '@payloadcms/ui'
import { EyeOff } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'

type Props = {
  /** The key of the preference that hides the item. */
  readonly preference: string
  /** The title of the item. */
  readonly title: string
  readonly isHidden: boolean
  readonly choices: readonly (readonly [label: string, until: string])[]
}

/** Stores until when an item is hidden from its reader, or removes it. */
const storePreference = (key: string, value: string | undefined) =>
  requestPanel(
    `payload-preferences/${encodeURIComponent(key)}`,
    value === undefined ? { method: 'DELETE' } : { body: { value } },
  )

/** Hides an item of the landing page from its reader, until tomorrow, for a week or for good (STF-04). */
export const HideMenu = ({ preference, title, isHidden, choices }: Props) => {
  const menu = useRef<HTMLDetailsElement>(null)
  const router = useRouter()
  const [isSaving, setIsSaving] = useState(false)
  const store = async (until: string | undefined): Promise<void> => {
    setIsSaving(true)
    const result = await storePreference(preference, until)
    setIsSaving(false)
    if (!result.ok) {
      toast.error(result.message)
      return
    }
    if (menu.current) menu.current.open = false
    router.refresh()
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
