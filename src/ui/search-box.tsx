'use client'

import { Icon } from './icon'
import { button } from './button'
import { classNames } from './class-names'

/** One box that searches the stock: a plain GET form, so it works before and without script (SRCH-01). */
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
}) => (
  <form action={action} method="get" role="search" className={classNames('flex items-stretch gap-2', className)}>
    <label htmlFor={id} className="sr-only">
      {label}
    </label>
    <div className="relative min-w-0 flex-1">
      <Icon name="search" className="text-muted pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2" />
      <input
        id={id}
        name="query"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        className={classNames(
          'rounded-button border-border-strong bg-raised text-ink placeholder:text-muted w-full border pr-3 pl-11 text-base',
          size === 'lg' ? 'h-14' : 'h-11',
        )}
      />
    </div>
    <button type="submit" className={button('primary', size, size === 'lg' ? 'px-5 sm:px-7' : '')}>
      Search
    </button>
  </form>
)
