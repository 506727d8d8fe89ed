import type { MouseEvent } from 'react'
import { useHydrated } from './use-hydrated'
import { useRovingFocus } from './use-roving-focus'

/** A tab, and the id of the panel that it shows. */
export type Tab = { readonly title: string; readonly panel: string; readonly id?: string }

type Props = {
  label: string
  tabs: readonly Tab[]
  selected: number
  onSelect: (at: number) => void
  /** Tabs are links to their panels until the page is hydrated, and without script. */
  hasLinks?: boolean
  className: string
}

/** A row of tabs by WAI-ARIA's pattern: the selected one is the only tab stop, and arrow keys select. */
export const Tabs = ({ label, tabs, selected, onSelect, hasLinks = false, className }: Props) => {
  const { list, onKeyDown } = useRovingFocus('row', selected, tabs.length, onSelect)
  const isInteractive = useHydrated() || !hasLinks
  const Element = hasLinks ? 'a' : 'button'
  const select = (event: MouseEvent, at: number): void => {
    event.preventDefault()
    onSelect(at)
    // Scrolls a tab that is cut off by the end of the row into view.
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <div
      ref={list}
      className={className}
      onKeyDown={onKeyDown}
      {...(isInteractive && { role: 'tablist', 'aria-label': label })}
    >
      {tabs.map(({ title, panel, id }, at) => (
        <Element
          key={id ?? title}
          id={id}
          data-chosen={at === selected || undefined}
          onClick={(event) => select(event, at)}
          {...(hasLinks ? { href: `#${panel}` } : { type: 'button' })}
          {...(isInteractive && {
            role: 'tab',
            'aria-selected': at === selected,
            'aria-controls': panel,
            tabIndex: at === selected ? 0 : -1,
          })}
        >
          {title}
        </Element>
      ))}
    </div>
  )
}
