/**
 * The screenshots of the staff guide. Each is a view of the panel as an administrator of the demo dealer sees it.
 *
 * @typedef {object} GuideScreenshot
 * @property {string} name of the file in `docs/staff-guide`, without its ending
 * @property {string} path of the view, with `{id}` for the document
 * @property {string} [collection] whose newest document is shown
 * @property {string} [where] more conditions of that document, as a query of the REST interface
 * @property {readonly string[]} [open] texts of the tabs and buttons that are pressed, one after the other
 * @property {string} [show] selector of the part in the screenshot; without it, the top of the view
 */

/** The demo dealer whose panel the screenshots show. */
export const GUIDE_DEALER = 'banksia-motor-group'

/** @type {readonly GuideScreenshot[]} */
export const guideScreenshots = [
  { name: 'landing-page', path: '/admin' },
  {
    name: 'change-a-price',
    path: '/admin/collections/vehicles/{id}',
    collection: 'vehicles',
    where: 'where[feed][exists]=true&where[status][equals]=in_stock',
    open: ['Your changes'],
  },
  { name: 'change-many-prices', path: '/admin/change-prices' },
  {
    name: 'photos',
    path: '/admin/collections/vehicles/{id}',
    collection: 'vehicles',
    where: 'where[status][equals]=in_stock',
    open: ['Photos and features'],
  },
  { name: 'import-stock', path: '/admin/import-stock' },
  { name: 'holidays', path: '/admin/collections/special-hours', open: ['Set holidays for several locations'] },
  {
    name: 'page-blocks',
    path: '/admin/collections/pages/{id}',
    collection: 'pages',
    where: 'where[_status][equals]=published',
  },
  { name: 'header-menu', path: '/admin/collections/header' },
  { name: 'theme', path: '/admin/collections/theme' },
  { name: 'inbox', path: '/admin/collections/leads' },
  { name: 'invite-staff', path: '/admin/invite' },
]
