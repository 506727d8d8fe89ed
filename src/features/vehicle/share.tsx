'use client'

import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent, type MouseEvent } from 'react'
import { mailHref } from '@/src/domain/vehicle-page/share-mail'
import { Icon } from '@/src/ui/icon'
import { copyLink } from './copy-link'
import type { ShareList } from './share-list'

export type ShareView = {
  readonly url: string
  readonly title: string
  readonly hideTwitter: boolean
  readonly copyOnly: boolean
}

const toastMs = 3000

/** Sharing by copying only, confirmed by a toast for three seconds (VDP-07). Without script it is a plain link. */
const CopyAlone = ({ url, title }: ShareView) => {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const press = async (event: MouseEvent) => {
    event.preventDefault()
    const [copied, { Toaster: drawn }, { toasts }] = await Promise.all([
      copyLink(url),
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

const Menu = ({ url, title, hideTwitter }: ShareView) => {
  const [List, setList] = useState<typeof ShareList | null>(null)
  const [opened, setOpened] = useState(false)
  const list = useRef<HTMLDetailsElement>(null)
  const load = () =>
    import('./share-list').then(
      (part) => setList(() => part.ShareList),
      (error: unknown) => console.warn('The share list could not be loaded:', error),
    )
  // A menu that was opened before hydration gets the complete list too.
  useEffect(() => setOpened(list.current?.open === true), [])
  useEffect(() => {
    if (opened) void load()
  }, [opened])

  // The menu covers content: a press outside closes it.
  useEffect(() => {
    if (!opened) return undefined
    const onPress = ({ target }: PointerEvent) => {
      if (list.current && target instanceof Node && !list.current.contains(target)) list.current.open = false
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [opened])

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
      <summary onPointerEnter={() => void load()} onFocus={() => void load()}>
        <Icon name="share-2" />
        Share
      </summary>
      <ul>
        {opened && List ? (
          <List url={url} title={title} hideTwitter={hideTwitter} />
        ) : (
          // Closed, and without script, only email: the other links are long and are rendered on demand.
          <li>
            <a href={mailHref(url, title)} rel="noopener nofollow">
              Email
            </a>
          </li>
        )}
      </ul>
    </details>
  )
}

/** Shares a vehicle's address (VDP-07): a list of plain links that opens without script, with more links by script. */
export const Share = ({ view }: { view: ShareView }) => (view.copyOnly ? <CopyAlone {...view} /> : <Menu {...view} />)
