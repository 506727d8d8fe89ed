'use client'

import { useState, type MouseEvent } from 'react'
import { sharePopupSize, listShareTargets } from '@/src/domain/vehicle-page/sharing/share'
import { copyLink } from '@/src/shared/copy-link'

const COPIED_MS = 1500

/** Reads “Copied” for a moment; the toast tells screen readers. */
const CopyButton = ({ url, onCopied }: { url: string; onCopied: () => void }) => {
  const [copied, setCopied] = useState(false)
  const handleClick = async () => {
    if (!(await copyLink(url))) return
    setCopied(true)
    onCopied()
    setTimeout(() => setCopied(false), COPIED_MS)
  }
  return (
    <button type="button" onClick={() => void handleClick()}>
      {copied ? 'Copied' : 'Copy link'}
    </button>
  )
}

/** The device's own share sheet, if there is one; browsers offer it on secure connections only. */
const NativeShare = ({ url, title }: { url: string; title: string }) =>
  typeof navigator.share === 'function' && (
    <li>
      {/* Closing the sheet without choosing rejects, which is not a failure. */}
      <button type="button" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
        More…
      </button>
    </li>
  )

const openPopup = (event: MouseEvent<HTMLAnchorElement>): void => {
  const features = `popup,noopener,width=${sharePopupSize.width},height=${sharePopupSize.height}`
  event.preventDefault()
  window.open(event.currentTarget.href, '_blank', features)
}

/** Services that a vehicle's address can be sent to (VDP-07), as items of the open list. */
export const ShareList = ({
  url,
  title,
  hideTwitter,
  onCopied,
}: {
  url: string
  title: string
  hideTwitter: boolean
  onCopied: () => void
}) => (
  <>
    {listShareTargets(url, title, hideTwitter).map(({ label, href, popup }) => (
      <li key={label}>
        <a href={href} rel="noopener nofollow" {...(popup && { target: '_blank', onClick: openPopup })}>
          {label}
        </a>
      </li>
    ))}
    <li>
      <CopyButton url={url} onCopied={onCopied} />
    </li>
    <NativeShare url={url} title={title} />
  </>
)
