'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { Dialog } from '@/src/admin/ui/dialog'
import '@/src/admin/ui/controls.css'
import './schedule.css'

type Props = {
  readonly collection: string
  readonly id: string
  readonly title: string
  readonly hasDrafts: boolean
  readonly onEnded: () => void
}

type QuestionProps = Pick<Props, 'title'> & {
  readonly isBusy: boolean
  readonly onEnd: () => void
  readonly onClose: () => void
}

const Question = ({ title, isBusy, onEnd, onClose }: QuestionProps) => (
  <Dialog title={`End “${title}” now?`} onClose={onClose}>
    <p>Shoppers no longer see it. To show it again, change its expiry.</p>
    <div className="panel-buttons">
      <button type="button" className="panel-button-main" aria-disabled={isBusy} onClick={onEnd}>
        End now
      </button>
      <button type="button" className="panel-button" onClick={onClose}>
        Cancel
      </button>
    </div>
  </Dialog>
)

/** Ends a promotion that shoppers see, by setting its expiry to this moment (CNT-03). */
export const EndNow = ({ collection, id, title, hasDrafts, onEnded }: Props) => {
  const { permissions } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (!permissions?.collections?.[collection]?.update) return null
  const end = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const body = { expiry: new Date().toISOString(), ...(hasDrafts && { _status: 'published' }) }
    const result = await requestPanel(`${collection}/${id}?depth=0`, { method: 'PATCH', body })
    setBusy(false)
    setOpen(false)
    if (!result.ok) return void toast.error(result.message)
    toast.success(`“${title}” has ended.`)
    onEnded()
  }
  return (
    <>
      <button type="button" className="panel-small-button end-now" onClick={() => setOpen(true)}>
        End now<span className="panel-hidden">: {title}</span>
      </button>
      {isOpen &&
        // Outside the document's form, which a button would submit.
        createPortal(
          <Question title={title} isBusy={isBusy} onEnd={() => void end()} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  )
}

/** “End now” in a row of a list. */
export const EndRowNow = (props: Omit<Props, 'onEnded'>) => {
  const router = useRouter()
  return <EndNow {...props} onEnded={() => router.refresh()} />
}
