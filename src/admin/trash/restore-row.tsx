'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { restoreDocument } from './restore-document'
import { RestoredLink } from './restored-link'
import '@/src/admin/ui/controls.css'
import './trash.css'

/** Long enough to reach the link. */
const RESTORED_MILLISECONDS = 15_000

type Props = {
  readonly collection: string
  readonly id: string
  readonly title: string
  readonly hasDrafts: boolean
}

/**
 * Restores a row of the trash. Content with drafts returns as one, as from its form: deleted content should not be on
 * the site again by one press.
 */
export const RestoreRow = ({ collection, id, title, hasDrafts }: Props) => {
  const router = useRouter()
  const { permissions } = useAuth()
  const [isBusy, setBusy] = useState(false)
  if (!permissions?.collections?.[collection]?.update) return null
  const restore = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const problem = await restoreDocument({ collection, id, ...(hasDrafts && { status: 'draft' }) })
    if (problem === undefined) {
      toast.success(
        <span>
          <RestoredLink collection={collection} id={id} title={title} />
          {hasDrafts ? ' is restored as a draft. Open it and publish it to show it on your site.' : ' is restored.'}
        </span>,
        { duration: RESTORED_MILLISECONDS },
      )
      router.refresh()
    } else toast.error(problem)
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="panel-small-button restore-row"
      aria-disabled={isBusy}
      onClick={() => void restore()}
    >
      Restore<span className="panel-hidden"> {title}</span>
    </button>
  )
}
