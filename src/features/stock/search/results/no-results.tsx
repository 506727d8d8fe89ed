import { Icon } from '@/src/ui/icon'
import { button } from '@/src/ui/button'

const CARD_CLASS =
  'border-border bg-surface-alt flex flex-col items-center gap-3 rounded-md border px-6 py-14 text-center'

const LINK_CLASS = 'text-accent-text inline-flex min-h-11 items-center px-2 text-sm font-semibold hover:underline'

const NO_RESULTS_TEXT =
  'No results found for your search at this time. Please try adjusting the filters for more results.'

/** Shown for a page past the last one: vehicles were removed since its address was made (SRCH-12). */
export const NoSuchPage = ({
  page,
  last,
  href,
  onClick,
  children,
}: {
  page: number
  last: number
  href: string
  onClick: React.MouseEventHandler
  /** Links that narrow the search. */
  children?: React.ReactNode
}) => (
  <div className={CARD_CLASS}>
    <Icon name="search-x" className="text-muted size-10" />
    <h2 className="text-lg font-semibold">Page {page} no longer exists</h2>
    <p className="text-muted max-w-prose">This search now has fewer results.</p>
    <a href={href} onClick={onClick} className={button('primary', 'md', 'mt-2')}>
      Go to page {last}
    </a>
    {children}
  </div>
)

const OtherLink = ({ path }: { readonly path: string }) => (
  <a href={path} className={LINK_CLASS}>
    {path === '/special-offers' ? 'See our special offers' : 'See what else we have'}
  </a>
)

type NoStockProps = { readonly plural: string; readonly phone: string | undefined; readonly otherPath: string }

/** Shown for a dealer without stock, where no filter is in the way (SRCH-12). */
export const NoStock = ({ plural, phone, otherPath }: NoStockProps) => (
  <div className={CARD_CLASS}>
    <h2 className="text-lg font-semibold">No {plural} here yet</h2>
    <p className="text-muted max-w-prose">Tell us what you’re after, and we’ll call you when it arrives.</p>
    <a href="/contact-us" className={button('primary', 'md', 'mt-2')}>
      Contact us
    </a>
    {phone !== undefined && (
      <a href={`tel:${phone.replaceAll(' ', '')}`} className={LINK_CLASS}>
        Call {phone}
      </a>
    )}
    <OtherLink path={otherPath} />
  </div>
)

/**
 * Shows that there are zero results and what to do next (SRCH-12). `refreshPath` is where clearing the filters leads;
 * `otherPath` is the address of a second link, out of the search, if clearing stays in it.
 */
export const NoResults = ({
  refreshPath = '/special-offers',
  onClear,
  otherPath,
  words = '',
  asFilters,
  alertHref,
}: {
  refreshPath?: string
  onClear?: React.MouseEventHandler
  otherPath?: string
  /** The shopper's words, which match nothing. */
  words?: string
  /** Address at which the same words are read as filters. */
  asFilters?: string | undefined
  /** Where a shopper asks to be emailed when a vehicle matches (SHP-02). */
  alertHref?: string
}) => (
  <div className={CARD_CLASS}>
    <Icon name="search-x" className="text-muted size-10" />
    <h2 className="text-lg font-semibold">No Results Available</h2>
    {words !== '' && <p className="max-w-prose break-words">Nothing matches “{words}”.</p>}
    <p className="text-muted max-w-prose">{NO_RESULTS_TEXT}</p>
    {asFilters !== undefined && (
      <a href={asFilters} rel="nofollow" className={LINK_CLASS}>
        Use these words as filters
      </a>
    )}
    <a href={refreshPath} onClick={onClear} className={button('primary', 'md', 'mt-2')}>
      Clear Filters
    </a>
    {alertHref !== undefined && (
      <a href={alertHref} rel="nofollow" className={LINK_CLASS}>
        <Icon name="bell" className="mr-2 size-4" />
        Email me when one arrives
      </a>
    )}
    {otherPath !== undefined && <OtherLink path={otherPath} />}
  </div>
)
