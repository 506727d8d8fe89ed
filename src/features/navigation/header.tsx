import { Icon } from '@/src/ui/icon'
import Link from 'next/link'
import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { directionsHref, primaryLocation, sitePhone } from '@/src/domain/locations/present'
import type { Site } from '@/src/domain/tenancy/site'
import { SearchBox } from '@/src/ui/search-box'
import { Drawer } from './drawer'
import { Logo } from './logo'
import { Menu } from './menu'
import { MenuBehaviour } from './menu-behaviour'

const drawerId = 'site-drawer'

const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={telHref(phone)} className="site-phone">
    <Icon name="phone" className="size-5 flex-none" />
    <span className="site-phone-number tabular-nums">{formatPhone(phone)}</span>
    <span className="sr-only">, call us</span>
  </a>
)

/**
 * One header for every dealer; `data-header` chooses among nine arrangements of the same parts in
 * `header.css` (TEN-10).
 */
export const Header = ({ site }: { site: Site }) => {
  const phone = sitePhone(site)
  const search = site.switches.search.base_path
  const place = primaryLocation(site)
  const announcement = site.switches.display.announcement
  return (
    <>
      {announcement && (
        <aside aria-label="Announcement" className="bg-chrome text-on-chrome px-4 py-2 text-center text-sm">
          {announcement}
        </aside>
      )}
      <header className="site-header" data-header={site.theme.header}>
        <div className="site-bar">
          <button type="button" popoverTarget={drawerId} className="site-icon-button site-burger">
            <Icon name="menu" className="size-6" />
            <span className="sr-only">Open menu</span>
          </button>
          <Logo site={site} />
          <Menu items={site.header} />
          {site.theme.header === 'two-rows' && (
            <div className="site-header-search">
              <SearchBox action={search} id="header-search" size="md" />
            </div>
          )}
          <div className="site-tools">
            <Link href={search} prefetch={false} className="site-icon-button site-search-link">
              <Icon name="search" className="size-5" />
              <span className="sr-only">Search our stock</span>
            </Link>
            {phone && <PhoneLink phone={phone} />}
          </div>
        </div>
      </header>
      <Drawer
        id={drawerId}
        items={site.header}
        searchPath={search}
        phone={phone}
        directions={place && directionsHref(place)}
      />
      <MenuBehaviour drawerId={drawerId} />
    </>
  )
}
