'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { restoreDocument } from './restore-document'
import { RestoredDocument } from './restored-document'
import '@/src/admin/ui/controls.css'
import './trash.css'

/** Long enough to reach the link. */
const RESTORED_MILLISECONDS = 15_000

type Props = {
  readonly collection: string
  readonly id: string
  readonly title: string
}

/** Restores a row of the trash, as it was: a published page is on the site again. */
export const RestoreRow = ({ collection, id, title }: Props) => {
  const router = useRouter()
  const { permissions } = useAuth()
  const [isBusy, setBusy] = useState(false)
  if (!permissions?.collections?.[collection]?.update) return null
  const restore = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const result = await restoreDocument({ collection, id })
    if (result.isRestored) {
      toast.success(<RestoredDocument collection={collection} id={id} title={title} state={result.state} />, {
        duration: RESTORED_MILLISECONDS,
      })
      router.refresh()
    } else toast.error(result.problem)
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
