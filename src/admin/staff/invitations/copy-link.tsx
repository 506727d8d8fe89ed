import { Button } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import { copyText } from '@/src/admin/ui/copy-text'

/** The link of an invitation, to be sent by other means if the email gets lost. */
export const CopyLink = ({ link }: { readonly link: string }) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const copy = async (): Promise<void> => {
    input.current?.select()
    setMessage((await copyText(link)) ? 'Link copied.' : 'The link is selected. Copy it with Ctrl+C or Cmd+C.')
  }
  return (
    <div className="invite-link">
      <p className="staff-line">
        <label htmlFor={id}>Invitation link</label>
        <span id={`${id}-help`} className="staff-line__help">
          If the email gets lost, send this link yourself, to this person only. You can’t see it again.
        </span>
        <input
          ref={input}
          id={id}
          type="text"
          readOnly
          value={link}
          aria-describedby={`${id}-help`}
          onFocus={(event) => event.target.select()}
        />
      </p>
      <p className="staff-row">
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void copy()}>
          Copy link
        </Button>
      </p>
      <p role="status">{message}</p>
    </div>
  )
}
