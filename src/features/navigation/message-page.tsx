'use client'

import type { ReactNode } from 'react'
import { formatPhone, telHref } from '@/src/domain/phone'
import { button } from '@/src/ui/button'
import { SearchBox } from '@/src/shared/search-box'
import { useSiteBasics } from '@/src/shared/site-basics'

/** A page with nothing to show: explains why, and offers the search, the stock and a phone call. */
export const MessagePage = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => {
  const { searchPath, stock, phone } = useSiteBasics()
  return (
    <div className="bg-surface-alt grid flex-1 place-items-center px-4 py-16 lg:py-28">
      <div className="grid w-full max-w-xl justify-items-center gap-6 text-center">
        <div className="grid gap-3">
          <h1 className="text-2xl lg:text-3xl">{title}</h1>
          <p className="text-muted lg:text-lg">{text}</p>
        </div>
        <SearchBox action={searchPath} id="lost-search" className="w-full" />
        <div className="flex flex-wrap justify-center gap-3">
          {children}
          <a href={stock.href} data-soft className={button('secondary', 'lg')}>
            {stock.label}
          </a>
          {phone && (
            <a href={telHref(phone)} className={button('secondary', 'lg', 'tabular-nums')}>
              Call {formatPhone(phone)}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
