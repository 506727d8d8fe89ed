'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import type { InfoTab } from '@/src/domain/vehicle-page/buying'
import { CommentWords, FeatureWords } from './details'

type Panel = { readonly id: string; readonly title: string; readonly body: ReactNode }

export type InfoView = {
  readonly comments: { readonly title: string; readonly text: string }
  readonly features: readonly string[]
  readonly tabs: readonly InfoTab[]
}

const Promises = ({ tab: { lines, note, link } }: { tab: InfoTab }) => (
  <div className="promises">
    {lines.length === 1 ? (
      <p className="vehicle-words">{lines[0]}</p>
    ) : (
      <ul className="vehicle-features">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
    {note && <small>{note}</small>}
    {link && (
      <a href={link.href} className="btn btn-md btn-secondary">
        {link.label}
      </a>
    )}
  </div>
)

/** Dealer comments, the dealer's promises, and features if there are any, in the order of VDP-04. */
const panelsOf = ({ comments, features, tabs }: InfoView): readonly Panel[] => [
  { id: 'dealer-comments', title: comments.title, body: <CommentWords text={comments.text} /> },
  ...tabs.map((tab) => ({ id: tab.id, title: tab.title, body: <Promises tab={tab} /> })),
  ...(features.length > 0 ? [{ id: 'features', title: 'Features', body: <FeatureWords items={features} /> }] : []),
]

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Selects the panel in the hash of the address, at first and whenever the hash changes. */
const useFragment = (ids: string, choose: (id: string) => void): void => {
  useEffect(() => {
    const look = () => {
      const id = location.hash.slice(1)
      if (id !== '' && ids.split(' ').includes(id)) choose(id)
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [ids, choose])
}

/**
 * One panel at a time under its tab. With scripting, CSS hides the others from the first paint, so that nothing moves
 * on hydration; without it all panels are visible and the tabs link to them.
 */
export const InfoTabs = ({ view }: { view: InfoView }) => {
  const panels = panelsOf(view)
  const [chosen, choose] = useState('dealer-comments')
  const [live, setLive] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => setLive(true), [])
  useFragment(panels.map(({ id }) => id).join(' '), choose)

  const onClick = (event: MouseEvent, id: string) => {
    event.preventDefault()
    choose(id)
    // Scrolls a tab that is cut off by the end of the row into view.
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const at = step(
      panels.findIndex(({ id }) => id === chosen),
      panels.length,
    )
    choose(panels[at]?.id ?? chosen)
    row.current?.querySelectorAll('a')[at]?.focus()
  }

  return (
    <div className="info" data-alone={panels.length === 1 || undefined}>
      {panels.length > 1 && (
        <div
          ref={row}
          className="info-tabs"
          onKeyDown={onKeyDown}
          {...(live && { role: 'tablist', 'aria-label': 'About this vehicle' })}
        >
          {panels.map(({ id, title }) => (
            <a
              key={id}
              id={`tab-${id}`}
              href={`#${id}`}
              data-chosen={id === chosen || undefined}
              onClick={(event) => onClick(event, id)}
              {...(live && {
                role: 'tab',
                'aria-selected': id === chosen,
                'aria-controls': id,
                tabIndex: id === chosen ? 0 : -1,
              })}
            >
              {title}
            </a>
          ))}
        </div>
      )}
      {panels.map(({ id, title, body }) => (
        <section
          key={id}
          id={id}
          className="info-panel"
          data-chosen={id === chosen || undefined}
          {...(live && panels.length > 1
            ? { role: 'tabpanel', 'aria-labelledby': `tab-${id}` }
            : { 'aria-label': title })}
        >
          <h2>{title}</h2>
          {body}
        </section>
      ))}
    </div>
  )
}
