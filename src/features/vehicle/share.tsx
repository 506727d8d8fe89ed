'use client'

import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent, type MouseEvent } from 'react'
import { sharePopup, shareTargets } from '@/src/domain/vehicle-page/share'
import { Icon } from '@/src/ui/icon'

export type ShareView = {
  readonly url: string
  readonly title: string
  readonly hideTwitter: boolean
  readonly copyOnly: boolean
}

const copiedMs = 1500
const toastMs = 3000

/** Where a browser has no clipboard for the page (over plain http there is none), the link is shown to be copied by hand. */
const copy = async (url: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    window.prompt('Copy this link', url)
    return false
  }
}

const CopyButton = ({ url }: { url: string }) => {
  const [copied, setCopied] = useState(false)
  const press = async () => {
    if (!(await copy(url))) return
    setCopied(true)
    setTimeout(() => setCopied(false), copiedMs)
  }
  return (
    <button type="button" onClick={() => void press()}>
      <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
    </button>
  )
}

/** Sharing by copy alone: a toast says so for three seconds (D§4). The link itself, without script. */
const CopyAlone = ({ url, title }: ShareView) => {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const press = async (event: MouseEvent) => {
    event.preventDefault()
    const [copied, { Toaster: drawn }, { toasts }] = await Promise.all([
      copy(url),
      import('@/src/ui/toasts/toaster'),
      import('@/src/ui/toasts/toasts'),
    ])
    if (!copied) return
    setToaster(() => drawn)
    toasts.show({ text: `The link to the ${title} has been copied.`, lasts: toastMs })
  }
  return (
    <>
      <a href={url} onClick={(event) => void press(event)}>
        <Icon name="share-2" />
        Copy link
      </a>
      {Toaster && <Toaster />}
    </>
  )
}

/** The device's own ways, where it has any: over a secure connection alone. */
const OwnWays = ({ url, title }: Pick<ShareView, 'url' | 'title'>) =>
  typeof navigator.share === 'function' && (
    <li>
      {/* Closing the sheet without choosing rejects; that is an answer, not a failure. */}
      <button type="button" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
        More…
      </button>
    </li>
  )

const Menu = ({ url, title, hideTwitter }: ShareView) => {
  const [opened, setOpened] = useState(false)
  const list = useRef<HTMLDetailsElement>(null)
  // Whoever opened it before the script was there gets the whole list, too.
  useEffect(() => setOpened(list.current?.open === true), [])

  // It lies over what is read: a press beside it puts it away.
  useEffect(() => {
    if (!opened) return undefined
    const onPress = ({ target }: PointerEvent) => {
      if (list.current && target instanceof Node && !list.current.contains(target)) list.current.open = false
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [opened])

  const inWindow = (event: MouseEvent<HTMLAnchorElement>) => {
    const features = `popup,noopener,width=${sharePopup.width},height=${sharePopup.height}`
    event.preventDefault()
    window.open(event.currentTarget.href, '_blank', features)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }

  return (
    <details
      ref={list}
      className="car-share"
      onToggle={(event) => setOpened(event.currentTarget.open)}
      onKeyDown={onKeyDown}
    >
      <summary>
        <Icon name="share-2" />
        Share
      </summary>
      <ul>
        {/* Closed, and without script, the mail alone: the others are long, and wait until they are asked for. */}
        {shareTargets(url, title, hideTwitter)
          .filter(({ href }) => opened || href.startsWith('mailto:'))
          .map(({ label, href, popup }) => (
            <li key={label}>
              <a href={href} rel="noopener nofollow" {...(popup && { target: '_blank', onClick: inWindow })}>
                {label}
              </a>
            </li>
          ))}
        {opened && (
          <>
            <li>
              <CopyButton url={url} />
            </li>
            <OwnWays url={url} title={title} />
          </>
        )}
      </ul>
    </details>
  )
}

/** Passing a vehicle's address on (VDP-07): plain links in a list that opens without script, more with it. */
export const Share = ({ view }: { view: ShareView }) => (view.copyOnly ? <CopyAlone {...view} /> : <Menu {...view} />)
