'use client'

import { useEffect, useRef, useState } from 'react'
import { findLinkChoice, listLinkChoices, type LinkKind } from '@/src/domain/navigation/link-choices'
import { readTypedLink } from '@/src/domain/navigation/typed-link'
import { ComboboxInput, nextIndex, takeKeys } from '@/src/admin/ui/combobox-input'
import { LinkList, listHrefs } from './link-list'
import { useAddresses, useChoices } from './use-site'
import './link-picker.css'

type Props = {
  readonly id: string
  readonly name?: string
  /** The stored address, or the text that staff typed instead. */
  readonly value: string
  readonly kind: LinkKind
  readonly isLocked?: boolean
  readonly isInvalid?: boolean
  /** The ids of texts about the field, separated by spaces. */
  readonly describedBy?: string | undefined
  readonly onChange: (value: string) => void
}

/** The choices of the dealer's site that suit the field, and their list for a text. */
const useLinkOptions = (kind: LinkKind, typedText: string | undefined) => {
  const loaded = useChoices()
  const choices = (loaded?.choices ?? []).filter(({ group }) => kind === 'any' || group === 'Searches')
  const options = {
    typedLink: typedText === undefined ? undefined : readTypedLink(typedText, loaded?.siteUrl ?? ''),
    listed: listLinkChoices(choices, typedText ?? ''),
  }
  return { isLoaded: loaded !== null, choices, options }
}

/** The state of the combobox, and its answers to typing, keys and choices. */
const useLinkPicker = ({ value, kind, isLocked = false, onChange }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  /** The text that was typed since the list opened. */
  const [typedText, setTypedText] = useState<string>()
  const [active, setActive] = useState(-1)
  const { isLoaded, choices, options } = useLinkOptions(kind, typedText)
  const chosen = typedText === undefined ? findLinkChoice(choices, value) : undefined
  const hrefs = listHrefs(options)

  const open = (): void => {
    if (isOpen || isLocked) return
    setIsOpen(true)
    setActive(chosen === undefined ? -1 : hrefs.indexOf(chosen.href))
  }
  const close = (): void => {
    setIsOpen(false)
    setTypedText(undefined)
  }
  const type = (text: string): void => {
    open()
    setTypedText(text)
    setActive(text.trim() === '' ? -1 : 0)
    // The form gets the text at once, so that a save cannot lose it; validation refuses text that is not an address.
    onChange(text.trim())
  }
  const choose = (href: string): void => {
    close()
    onChange(href)
  }
  const leave = (): void => {
    if (typedText !== undefined && options.typedLink !== undefined) onChange(options.typedLink.href)
    close()
  }
  const handleKeyWhileOpen = (key: string): boolean => {
    const next = nextIndex(key, active, hrefs.length)
    const href = hrefs[active]
    if (next !== undefined) setActive(next)
    else if (key === 'Enter' && href !== undefined) choose(href)
    else if (key === 'Enter') close()
    // Escape only closes the list: the typed text stays.
    else if (key === 'Escape') leave()
    else return false
    return true
  }
  const handleKeyWhileClosed = (key: string): boolean => {
    if (key === 'ArrowDown') open()
    return key === 'ArrowDown' || key === 'Enter'
  }
  const onKeyDown = takeKeys(isOpen ? handleKeyWhileOpen : handleKeyWhileClosed)
  const shown = chosen?.title ?? typedText ?? value
  const activeIndex = isOpen && hrefs[active] !== undefined ? active : undefined
  return { isOpen, isLoaded, options, chosen, shown, active, activeIndex, open, type, choose, leave, onKeyDown }
}

const joinIds = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter((one) => one !== undefined).join(' ') || undefined

/**
 * A combobox of what a link can lead to (STF-07). It shows the title of what was chosen, and its address below. Typed text
 * searches the list; an address can be typed instead. The focus stays in the input.
 */
export const LinkPicker = (props: Props) => {
  const { id, name, kind, isLocked = false, isInvalid, describedBy } = props
  const { isOpen, isLoaded, options, chosen, shown, active, activeIndex, ...on } = useLinkPicker(props)
  const addresses = useAddresses()
  const input = useRef<HTMLInputElement>(null)
  const title = chosen?.title
  // A title is replaced as a whole: what is typed next is a new search.
  useEffect(() => {
    if (title !== undefined && document.activeElement === input.current) input.current?.select()
  }, [title])
  return (
    <div className="link-picker">
      <ComboboxInput
        {...{ id, name, isOpen, activeIndex, isInvalid }}
        ref={input}
        className="link-picker__input"
        placeholder={kind === 'search' ? 'Choose a search' : 'Choose a page, or type an address'}
        aria-describedby={joinIds(chosen && `${id}-address`, describedBy)}
        value={shown}
        disabled={isLocked}
        onFocus={(event) => event.target.select()}
        onClick={on.open}
        onBlur={on.leave}
        onKeyDown={on.onKeyDown}
        onChange={(event) => on.type(event.target.value)}
      />
      {isOpen && <LinkList {...{ id, isLoaded, active, addresses, ...options }} onChoose={on.choose} />}
      {chosen !== undefined && (
        <p id={`${id}-address`} className="link-picker__address">
          {`${chosen.group} · ${chosen.href}`}
        </p>
      )}
    </div>
  )
}
