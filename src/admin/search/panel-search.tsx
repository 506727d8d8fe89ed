'use client'

import { Search } from 'lucide-react'
import { useCallback, useState } from 'react'
import { SearchDialog } from './search-dialog'
import { useSearchKeys } from './use-search-keys'
import './panel-search.css'

type Props = {
  /** The only dealer that is searched, for staff of several. */
  readonly dealer: string | undefined
}

/** The button in the panel's bar that opens the search; “/” and Ctrl+K open it too (ADM-07). */
export const PanelSearch = ({ dealer }: Props) => {
  const [isOpen, setOpen] = useState(false)
  // Opening the search again offers the same text, selected.
  const [typedText, setTypedText] = useState('')
  const open = useCallback(() => setOpen(true), [])
  useSearchKeys(open)
  return (
    <>
      <button
        type="button"
        className="panel-search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
      >
        <Search size={16} aria-hidden />
        <span className="panel-search-button__label">Search</span>
        <kbd aria-hidden>/</kbd>
      </button>
      {isOpen && (
        <SearchDialog dealer={dealer} typedText={typedText} onType={setTypedText} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
