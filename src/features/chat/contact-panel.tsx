'use client'

import { useEffect, useRef } from 'react'
import { formatPhone, telHref } from '@/src/domain/phone'
import { Icon } from '@/src/ui/icon'
import { useSiteBasics } from '@/src/ui/site-basics'

/** Our own chat panel: the ways to reach a person. It opens on mount; `onClose` is called once it has closed. */
export const ContactPanel = ({ onClose }: { onClose: () => void }) => {
  const { name, phone } = useSiteBasics()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="chat-title"
      className="chat-panel"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div>
        <header>
          <h2 id="chat-title">Talk to {name}</h2>
          <button type="button" className="site-icon-button" onClick={() => dialog.current?.close()}>
            <Icon name="x" />
            <span className="sr-only">Close</span>
          </button>
        </header>
        <p>A person answers. Tell us what you are looking for.</p>
        <a href="/contact-us" className="btn btn-lg btn-primary">
          Write to us
        </a>
        {phone && (
          <a href={telHref(phone)} className="btn btn-lg btn-secondary tabular-nums">
            <Icon name="phone" />
            {formatPhone(phone)}
          </a>
        )}
        <a href="/book-test-drive" className="btn btn-lg btn-secondary">
          Book a test drive
        </a>
      </div>
    </dialog>
  )
}
