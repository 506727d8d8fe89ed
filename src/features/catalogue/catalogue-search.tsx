'use client'

import { useRef, type MouseEvent, type ReactNode } from 'react'
import {
  type CatalogueFields,
  type CatalogueSearch,
  type CrossedPrice,
  emptyCatalogueSearch,
} from '@/src/domain/catalogue/search-params'
import { formatDollars } from '@/src/domain/money/format-money'
import { leftOutMinimumText } from '@/src/domain/stock/search-url/crossed-minimum'
import { CATALOGUE_PAGE_SIZE } from '@/src/domain/catalogue/search'
import { button } from '@/src/ui/button'
import { classNames } from '@/src/ui/class-names'
import { CatalogueQuery } from './catalogue-query'
import { ChoiceMenu } from './choice-menu'
import { PriceMenu } from './price-menu'
import { useCatalogue, type CatalogueState } from './use-catalogue'
import { formatCount } from '@/src/domain/text/numbers'

type Props<R> = {
  path: string
  endpoint: string
  fields: CatalogueFields
  initial: CatalogueState<R>
  /** The price range from more to less that the page was requested with. */
  crossedPrice?: CrossedPrice | undefined
  /** Noun of the results, singular and plural. */
  noun: readonly [string, string]
  queryLabel: string
  /** Heading of each list. */
  titles: Readonly<Record<string, string>>
  /** Address of "Clear Filters" if no filter is set. */
  refreshPath: string
  card: (record: R) => ReactNode
}

const isPlainClick = ({ button: mouseButton, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  mouseButton === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const isUnfiltered = ({ query, lists, price }: CatalogueSearch): boolean =>
  query === '' && Object.keys(lists).length === 0 && !price

type CreateLink = (search: CatalogueSearch) => { readonly href: string; readonly onClick: (event: MouseEvent) => void }

const NoResults = ({ clear }: { clear: ReactNode }) => (
  <div className="border-border grid justify-items-center gap-3 rounded-md border p-8 text-center">
    <h2 className="text-lg">No Results Available</h2>
    <p className="text-muted max-w-[52ch]">
      There appears to be no offers currently available that meet the conditions of your search
    </p>
    {clear}
  </div>
)

/** Says which price the page was requested with and left out, as the field does where it is typed (SRCH-07). */
const CrossedNotice = ({ crossed, search: { price } }: { crossed: CrossedPrice; search: CatalogueSearch }) =>
  price?.max === crossed.max && price.min === undefined ? (
    <p role="status" className="w-full py-1 text-sm">
      {leftOutMinimumText(`From ${formatDollars(crossed.min)}`, `Up to ${formatDollars(crossed.max)}`)}
    </p>
  ) : null

const Pagination = ({ search, pages, link }: { search: CatalogueSearch; pages: number; link: CreateLink }) => {
  const page = Math.floor(search.offset / CATALOGUE_PAGE_SIZE) + 1
  if (pages < 2) return null
  const searchOfPage = (number: number) => ({ ...search, offset: (number - 1) * CATALOGUE_PAGE_SIZE })
  return (
    <nav aria-label="Pages of results" className="flex items-center justify-center gap-4">
      {page > 1 && (
        <a {...link(searchOfPage(Math.min(page - 1, pages)))} rel="prev" className={button('secondary')}>
          Previous
        </a>
      )}
      <span className="tabular-nums">{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <a {...link(searchOfPage(page + 1))} rel="next" className={button('secondary')}>
          Next
        </a>
      )}
    </nav>
  )
}

type FiltersProps<R> = Pick<Props<R>, 'path' | 'fields' | 'titles' | 'crossedPrice'> & {
  readonly answer: CatalogueState<R>['answer']
  readonly search: CatalogueSearch
  readonly link: CreateLink
  readonly go: (next: CatalogueSearch) => void
}

const Filters = <R,>({ path, fields, titles, crossedPrice, answer, search, link, go }: FiltersProps<R>) => (
  <div className="grid gap-2 sm:flex sm:flex-wrap">
    {fields.lists.map((name) => (
      <ChoiceMenu
        key={name}
        name={name}
        title={titles[name] ?? name}
        search={search}
        counts={answer.facets[name] ?? {}}
        link={link}
      />
    ))}
    {fields.hasPrices && (
      <PriceMenu path={path} search={search} stats={answer.facetStats['price']} crossed={crossedPrice} go={go} />
    )}
  </div>
)

const FailureNotice = ({ onRetry }: { readonly onRetry: () => void }) => (
  <p role="alert" className="border-border flex flex-wrap items-center gap-x-4 rounded-md border px-4 py-2">
    We couldn’t update your search. These are the previous results.
    <button type="button" onClick={onRetry} className="min-h-11 font-semibold underline underline-offset-4">
      Try again
    </button>
  </p>
)

/**
 * Search of the dealer's models or items (SRCH-15): complete in the server's HTML, with an address for each step;
 * script performs the steps in place.
 */
export const CatalogueSearchView = <R extends { readonly id: string }>(props: Props<R>) => {
  const { path, noun, fields, titles, card, crossedPrice } = props
  const { shown, status, href, go, retry, latest } = useCatalogue(props)
  const { search, answer } = shown
  const results = useRef<HTMLDivElement>(null)
  const linkTo =
    (turnsPage: boolean): CreateLink =>
    (next) => ({
      href: href(next),
      onClick: (event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        go(next)
        if (turnsPage) results.current?.scrollIntoView({ block: 'start' })
      },
    })
  const link = linkTo(false)
  const unfiltered = isUnfiltered(search)
  const clear = unfiltered ? (
    <a href={props.refreshPath} className={button('secondary')}>
      Clear Filters
    </a>
  ) : (
    <a {...link(emptyCatalogueSearch)} className={button('secondary')}>
      Clear Filters
    </a>
  )
  return (
    <div className="grid gap-4">
      <div className="lg:max-w-xl">
        <CatalogueQuery path={path} label={props.queryLabel} search={search} latest={latest} go={go} />
      </div>
      <Filters {...{ path, fields, titles, answer, search, crossedPrice, link, go }} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="tabular-nums">
          {`${formatCount(answer.count, ...noun)} found`}
        </p>
        {!unfiltered && answer.count > 0 && clear}
        {crossedPrice && <CrossedNotice crossed={crossedPrice} search={search} />}
      </div>
      {status === 'error' && <FailureNotice onRetry={retry} />}
      <div
        ref={results}
        aria-busy={status === 'loading'}
        className={classNames('grid scroll-mt-32 gap-8 transition-opacity', status === 'loading' && 'opacity-60')}
      >
        {answer.hits.length > 0 ? (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
            {answer.hits.map((record) => (
              <li key={record.id}>{card(record)}</li>
            ))}
          </ul>
        ) : (
          <NoResults clear={clear} />
        )}
        <Pagination search={search} pages={answer.pages} link={linkTo(true)} />
      </div>
    </div>
  )
}
