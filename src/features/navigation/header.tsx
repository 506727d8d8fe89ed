import MenuIcon from 'lucide-react/icons/menu'
import Phone from 'lucide-react/icons/phone'
import Search from 'lucide-react/icons/search'
import Link from 'next/link'
import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { sitePhone } from '@/src/domain/locations/present'
import type { Site } from '@/src/domain/tenancy/site'
import { SearchBox } from '@/src/ui/search-box'
import { Drawer, drawerId } from './drawer'
import { Logo } from './logo'
import { Menu } from './menu'
import { MenuBehaviour } from './menu-behaviour'

const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={telHref(phone)} className="site-phone">
    <Phone aria-hidden className="size-5 flex-none" />
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
            <MenuIcon aria-hidden className="size-6" />
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
              <Search aria-hidden className="size-5" />
              <span className="sr-only">Search our stock</span>
            </Link>
            {phone && <PhoneLink phone={phone} />}
          </div>
        </div>
      </header>
      <Drawer site={site} />
      <MenuBehaviour drawerId={drawerId} />
    </>
  )
}
