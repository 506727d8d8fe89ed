import { dealerNounOf, replaceCarNoun } from '@/src/domain/stock/vehicle/nouns'
import { Icon, type IconName } from '@/src/ui/icon'
import type { BlockView } from '../view'

type Feature = {
  readonly href: string
  /** The page to lead to instead if staff have no page at `href`. */
  readonly fallback?: string
  /** True if the feature is left out while its page has nothing to show. */
  readonly needsPage?: true
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

/** Fixed by CNT-05: latest offers, book service online, sell your car, by the noun of what the dealer sells. */
const features: readonly Feature[] = [
  {
    href: '/special-offers',
    needsPage: true,
    icon: 'trending-down',
    title: 'Latest offers',
    text: 'See what’s on special this month',
  },
  {
    href: '/service',
    fallback: '/book-service',
    icon: 'wrench',
    title: 'Book service online',
    text: 'Choose a day that suits you',
  },
  { href: '/trade-in', needsPage: true, icon: 'handshake', title: 'Sell your car', text: 'Get an offer from us' },
]

export const threeFeaturesView: BlockView<'three-features'> = (_data, { site, id, leadsToPage }) => {
  const title = id('features')
  const noun = dealerNounOf(site)
  const { view_stock } = site.switches.content
  const shown = features.filter(({ href, needsPage }) => !needsPage || leadsToPage(href))
  return (
    <section aria-labelledby={title} className="py-8 lg:py-12">
      <div className="wrap grid gap-6 lg:flex lg:items-center">
        <h2 id={title} className="sr-only">
          What we can do for you
        </h2>
        <ul className="feature-cards lg:flex-1">
          {shown.map(({ href, fallback = href, icon, title: name, text }) => (
            <li key={href}>
              <a href={leadsToPage(href) ? href : fallback} className="feature-card">
                <Icon name={icon} />
                <span>
                  <b>{replaceCarNoun(name, noun)}</b>
                  <small>{text}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {view_stock && (
          <a href={site.switches.search.base_path} className="btn btn-lg btn-secondary">
            View Stock
          </a>
        )}
      </div>
    </section>
  )
}
