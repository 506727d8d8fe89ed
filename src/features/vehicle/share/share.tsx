'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { toMailHref } from '@/src/domain/vehicle-page/sharing/share-mail'
import { Icon } from '@/src/ui/icon'
import { copyLink } from '@/src/shared/copy-link'
import type { ShareList } from './share-list'
import { useCopiedToast } from './use-copied-toast'

export type ShareView = {
  readonly url: string
  readonly title: string
  readonly hideTwitter: boolean
  readonly copyOnly: boolean
}

/** Sharing by copying only (VDP-07). Without script it is a plain link. */
const CopyLink = ({ url, title }: ShareView) => {
  const { showToast, toaster } = useCopiedToast(title)
  const handleClick = async (event: MouseEvent) => {
    event.preventDefault()
    if (await copyLink(url)) await showToast()
  }
  return (
    <>
      <a href={url} onClick={(event) => void handleClick(event)}>
        <Icon name="share-2" />
        Copy link
      </a>
      {toaster}
    </>
  )
}

const ShareMenu = ({ url, title, hideTwitter }: ShareView) => {
  const [List, setList] = useState<typeof ShareList | null>(null)
  const [opened, setOpened] = useState(false)
  const { showToast, toaster } = useCopiedToast(title)
  const details = useRef<HTMLDetailsElement>(null)
  const loadList = () =>
    import('./share-list').then(
      (part) => setList(() => part.ShareList),
      (error: unknown) => console.warn('The share list could not be loaded:', error),
    )
  // A menu that was opened before hydration gets the complete list too.
  useEffect(() => setOpened(details.current?.open === true), [])
  useEffect(() => {
    if (opened) void loadList()
  }, [opened])

  // The menu covers content: a press outside closes it.
  useEffect(() => {
    if (!opened) return undefined
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (details.current && target instanceof Node && !details.current.contains(target)) details.current.open = false
    }
    document.addEventListener('pointerdown', handlePointerDown)
    return () => document.removeEventListener('pointerdown', handlePointerDown)
  }, [opened])

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }

  return (
    <>
      <details
        ref={details}
        className="car-share"
        onToggle={(event) => setOpened(event.currentTarget.open)}
        onKeyDown={onKeyDown}
      >
        <summary onPointerEnter={() => void loadList()} onFocus={() => void loadList()}>
          <Icon name="share-2" />
          Share
        </summary>
        <ul>
          {opened && List ? (
            <List url={url} title={title} hideTwitter={hideTwitter} onCopied={() => void showToast()} />
          ) : (
            // Closed, and without script, only email: the other links are long and are rendered on demand.
            <li>
              <a href={toMailHref(url, title)} rel="noopener nofollow">
                Email
              </a>
            </li>
          )}
        </ul>
      </details>
      {/* Outside the list, which may be closed while the toast is shown. */}
      {toaster}
    </>
  )
}

/** Shares a vehicle's address (VDP-07): a list of plain links that opens without script, with more links by script. */
export const Share = ({ view }: { view: ShareView }) =>
  view.copyOnly ? <CopyLink {...view} /> : <ShareMenu {...view} />
