'use client'

import type { PhoneLink } from '@/src/domain/phone'
import { Icon } from '@/src/ui/icon'
import { SearchBox } from '@/src/shared/search-box'
import { SoftLinks } from '@/src/ui/soft-links'
import { Drawer } from './drawer'
import { Logo } from './logo'
import { Menu } from './menu'
import { MenuBehaviour } from './menu-behaviour'
import { SavedLink } from './saved-link'

const DRAWER_ID = 'site-drawer'

const HeaderPhone = ({ href, text }: PhoneLink) => (
  <a href={href} className="site-phone">
    <Icon name="phone" />
    <span className="sr-only">Call us: {text}</span>
    <span className="site-phone-number" aria-hidden="true">
      {text}
    </span>
  </a>
)

/** The header whose burger is on the left; its place in the tab order is that on the screen. */
const BURGER_FIRST = 'centred'

const Burger = () => (
  <button type="button" popoverTarget={DRAWER_ID} className="icon-button site-burger">
    <Icon name="menu" />
    <span className="sr-only">Open menu</span>
  </button>
)

type Props = {
  look: string
  name: string
  /** The name of the registered items of the menu (`MenuItems`). */
  items: string
  /** The same for the menu of wide screens, which has room for some items only. */
  menu: string
  searchPath: string
  logo?: string | undefined
  phone?: PhoneLink | undefined
  directions?: string | undefined
  /** Vehicles can be saved at this dealer. */
  saved: boolean
  /** Path of the account page. */
  account?: string | undefined
}

/** The header of every page, and the dialog with the menu of narrow screens. */
export const HeaderView = ({ look, name, items, menu, searchPath, logo, phone, directions, saved, account }: Props) => (
  <>
    <header className="site-header" data-header={look} data-soft>
      <div className="site-bar">
        {look === BURGER_FIRST && <Burger />}
        <Logo name={name} image={logo} />
        <Menu items={menu} />
        {look === 'two-rows' && (
          <div className="site-header-search">
            <SearchBox action={searchPath} id="header-search" size="md" />
          </div>
        )}
        <div className="site-tools">
          <a href={`${searchPath}#stock-query`} className="icon-button site-search-link">
            <Icon name="search" />
            <span className="sr-only">Search our stock</span>
          </a>
          {saved && <SavedLink className="icon-button site-saved" />}
          {account && (
            <a href={account} className="icon-button site-account">
              <Icon name="user" />
              <span className="sr-only">My account</span>
            </a>
          )}
          {phone && <HeaderPhone {...phone} />}
        </div>
        {look !== BURGER_FIRST && <Burger />}
      </div>
    </header>
    <Drawer
      id={DRAWER_ID}
      items={items}
      searchPath={searchPath}
      phone={phone}
      directions={directions}
      saved={saved}
      account={account}
    />
    <MenuBehaviour drawerId={DRAWER_ID} />
    <SoftLinks />
  </>
)
