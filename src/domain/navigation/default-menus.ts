import { replaceTestDrive } from '@/src/domain/stock/vehicle/test-drive-name'
import type { MenuGroup, MenuItem } from './menu'
import type { StandardEntry } from './menu-shape'
import { omitEmpty } from '@/src/domain/omit-empty'

const serviceLinks = [
  { label: 'Servicing', href: '/service' },
  { label: 'Parts and Accessories', href: '/vehicle-parts-and-accessories' },
]

const companyLinks = [
  { label: 'About Us', href: '/about-us' },
  { label: 'News', href: '/news' },
  { label: 'Contact Us', href: '/contact-us' },
]

/** Default header (CNT-02). The site fills in Models and Stock. */
export const defaultHeader: readonly MenuItem[] = [
  { label: 'Home', href: '/' },
  { label: 'Models', dynamic: 'models' },
  { label: 'Stock', dynamic: 'stock' },
  { label: 'Finance', href: '/finance' },
  { label: 'Service & Parts', children: serviceLinks },
  { label: 'Company', children: companyLinks },
]

/** Default footer groups (CNT-02), in the words of what the dealer sells. */
export const defaultFooter = (searchPath: string, itemTypes: readonly string[] = []): readonly MenuGroup[] => [
  { title: 'Models', dynamic: 'models', links: [] },
  {
    title: 'Buyer Tools',
    links: [
      { label: 'Our Stock', href: searchPath },
      { label: 'Finance', href: '/finance' },
      { label: 'Trade In', href: '/trade-in' },
      { label: replaceTestDrive('Test Drive', itemTypes), href: '/book-test-drive' },
      { label: 'Owners Benefits', href: '/pages/owners' },
    ],
  },
  { title: 'Service & Parts', links: serviceLinks },
  {
    title: 'Company',
    links: [
      ...companyLinks,
      { label: 'Terms', href: '/terms-and-conditions' },
      { label: 'Privacy', href: '/privacy-policy' },
    ],
  },
]

/** The default header as entries of the form that edits it. */
export const standardHeader: readonly StandardEntry[] = defaultHeader.map(
  ({ label, href, dynamic, children = [] }) => ({
    values: omitEmpty({ label, href, dynamic }),
    children: children.map(({ label: text, href: link }) => ({ label: text, href: link })),
  }),
)

/** The default footer as groups of the form that edits it; `/search` leads to each dealer's own search. */
export const standardFooter: readonly StandardEntry[] = defaultFooter('/search').map(({ title, dynamic, links }) => ({
  values: omitEmpty({ title, dynamic }),
  children: links,
}))
