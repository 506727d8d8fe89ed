'use client'

import { Icon } from '@/src/ui/icon'
import { classNames } from '@/src/ui/class-names'
import { useSuggestions } from './suggestions/use-suggestions'

/** A box that searches the stock: a plain GET form, so that it works without script (SRCH-01). */
export const SearchBox = ({
  action,
  id,
  placeholder = 'Make, model or keyword',
  label = 'Search our stock',
  size = 'lg',
  className,
}: {
  action: string
  id: string
  placeholder?: string
  label?: string
  size?: 'md' | 'lg'
  className?: string
}) => {
  const { fieldHandlers, suggestions } = useSuggestions()
  return (
    <form
      action={action}
      method="get"
      role="search"
      className={classNames('search-box', size === 'md' && 'search-box-md', className)}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon name="search" />
      <input
        id={id}
        name="query"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        maxLength={200}
        {...fieldHandlers}
      />
      <button type="submit" className="btn btn-primary">
        Search
      </button>
      {suggestions}
    </form>
  )
}
