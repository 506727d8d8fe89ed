'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { InfoTab } from '@/src/domain/vehicle-page/facts/info-tabs'
import { Tabs } from '@/src/ui/tabs'
import { useHydrated } from '@/src/ui/use-hydrated'
import { DealerComments, ExpandableFeatures } from './details'

type Panel = { readonly id: string; readonly title: string; readonly body: ReactNode }

export type InfoView = {
  readonly comments: { readonly title: string; readonly text: string }
  readonly features: readonly string[]
  readonly tabs: readonly InfoTab[]
  /** The panel that is open at first. */
  readonly first: string
}

const DealerPromises = ({ tab: { lines, note, link } }: { tab: InfoTab }) => (
  <div className="promises">
    {lines.length === 1 ? (
      <p className="vehicle-text">{lines[0]}</p>
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
  { id: 'dealer-comments', title: comments.title, body: <DealerComments text={comments.text} /> },
  ...tabs.map((tab) => ({ id: tab.id, title: tab.title, body: <DealerPromises tab={tab} /> })),
  ...(features.length > 0
    ? [{ id: 'features', title: 'Features', body: <ExpandableFeatures items={features} /> }]
    : []),
]

/** Selects the panel in the hash of the address, at first and whenever the hash changes. */
const useHashPanel = (ids: string, select: (id: string) => void): void => {
  useEffect(() => {
    const selectFromHash = () => {
      const id = location.hash.slice(1)
      if (id !== '' && ids.split(' ').includes(id)) select(id)
    }
    selectFromHash()
    window.addEventListener('hashchange', selectFromHash)
    return () => window.removeEventListener('hashchange', selectFromHash)
  }, [ids, select])
}

/**
 * One panel at a time under its tab. With scripting, CSS hides the others from the first paint, so that nothing moves
 * on hydration; without it all panels are visible and the tabs link to them.
 */
export const InfoTabs = ({ view }: { view: InfoView }) => {
  const panels = panelsOf(view)
  const [selected, select] = useState(view.first)
  const isHydrated = useHydrated()
  useHashPanel(panels.map(({ id }) => id).join(' '), select)
  return (
    <div className="info" data-alone={panels.length === 1 || undefined}>
      {panels.length > 1 && (
        <Tabs
          label="About this vehicle"
          tabs={panels.map(({ id, title }) => ({ id: `tab-${id}`, title, panel: id }))}
          selected={panels.findIndex(({ id }) => id === selected)}
          onSelect={(at) => select(panels[at]?.id ?? selected)}
          hasLinks
          className="info-tabs"
        />
      )}
      {panels.map(({ id, title, body }) => (
        <section
          key={id}
          id={id}
          className="info-panel"
          data-chosen={id === selected || undefined}
          {...(isHydrated && panels.length > 1
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
