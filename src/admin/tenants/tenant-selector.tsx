'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { findNames } from '@/src/domain/tenancy/find-names'
import { SelectorList, shownAtMost, type Choice } from './selector-list'
import './tenants.css'

const everyone: Choice = { id: undefined, name: 'All tenants' }

/** Where the arrow leads from here; past an end it goes on at the other. */
const stepped = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * Chooses whose documents the panel lists: a box to type a part of the name in, however many tenants there are. Staff
 * of one tenant see its name and nothing to choose. A view, never a boundary: access is the server's.
 */
export const TenantSelector = ({ viewType }: { readonly viewType?: string }) => {
  const { entityType, modified, options, selectedTenantID, setTenant } = useTenantSelection()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const all = options.map((one): Choice => ({ id: String(one.value), name: String(one.label) }))
  const chosen = all.find((one) => one.id === String(selectedTenantID))
  const [only] = all
  if (only === undefined) return null
  if (all.length === 1) return <p className="tenant-choice tenant-choice__only">{only.name}</p>

  const open = typed !== undefined
  const mayClear = entityType !== 'global'
  const found = findNames(all, typed ?? '')
  const choices = [...(mayClear && !typed ? [everyone] : []), ...found].slice(0, shownAtMost)
  // A document stays with its tenant: while one is open there is nothing to choose.
  const fixed = entityType !== 'global' && (viewType === 'document' || viewType === 'version')

  const close = (): void => {
    setTyped(undefined)
    setAt(0)
  }
  const choose = (one: Choice | undefined): void => {
    if (one === undefined) return
    close()
    if (one.id === chosen?.id) return
    const leaves = entityType === 'global' && modified
    if (leaves && !window.confirm('What you changed here is not saved. Leave it?')) return
    setTenant({ id: one.id, refresh: true })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = open ? stepped(event.key, at, Math.max(1, choices.length)) : undefined
    if (next !== undefined) setAt(next)
    else if (event.key === 'ArrowDown') setTyped('')
    else if (event.key === 'Enter') choose(open ? choices[at] : undefined)
    else if (event.key === 'Escape' && open) close()
    else return
    event.preventDefault()
  }
  return (
    <div className="tenant-choice">
      <label htmlFor={`${id}-input`}>Tenant</label>
      <input
        ref={input}
        id={`${id}-input`}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && choices.length > 0 ? `${id}-${at}` : undefined}
        disabled={fixed}
        placeholder={everyone.name}
        value={typed ?? chosen?.name ?? ''}
        onFocus={(event) => event.target.select()}
        onClick={() => setTyped((now) => now ?? '')}
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
      />
      {open && (
        <SelectorList id={id} choices={choices} total={found.length} at={at} chosen={chosen?.id} onChoose={choose} />
      )}
    </div>
  )
}
