import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { audit } from '@/collections/audit'
import { brandDirectory, brands } from '@/collections/brands'
import { brochures } from '@/collections/brochures'
import { dealershipItems } from '@/collections/dealership-items'
import { bookings } from '@/collections/leads/bookings'
import { leadDeliveries } from '@/collections/leads/lead-deliveries'
import { leadRoutes } from '@/collections/leads/lead-routes'
import { leads } from '@/collections/leads/leads'
import { valuations } from '@/collections/leads/valuations'
import { locations } from '@/collections/locations'
import { manufacturers } from '@/collections/manufacturers'
import { media } from '@/collections/media'
import { models } from '@/collections/models'
import { reviews } from '@/collections/reviews'
import { offers } from '@/collections/offers'
import { pages } from '@/collections/pages'
import { postCategories, posts } from '@/collections/posts'
import { promoCards } from '@/collections/promo-cards'
import { redirects } from '@/collections/redirects'
import { denyAll } from '@/src/cms/access/access'
import { guardLocks } from '@/src/cms/access/guard-locks'
import { withPreferenceLimits } from '@/src/cms/access/limit-preferences'
import { withQueryLimits } from '@/src/cms/access/limit-queries'
import { panelPlugin } from '@/src/cms/panel-plugin'
import { panelSearchEndpoint } from '@/src/cms/panel-search/panel-search-endpoint'
import { withTrashLists } from '@/src/cms/trash-column'
import { withZonedTimestamps } from '@/src/cms/fields/timestamps'
import { australianTimeZones } from '@/src/cms/fields/australian-time-zones'
import { specialHours } from '@/collections/special-hours'
import { payments } from '@/collections/sales/payments'
import { priceChanges } from '@/collections/price-changes'
import { prizeSpins } from '@/collections/sales/prize-spins'
import { purchases } from '@/collections/sales/purchases'
import { reservations } from '@/collections/sales/reservations'
import { savedVehicles } from '@/collections/shoppers/saved-vehicles'
import { shoppers } from '@/collections/shoppers/shoppers'
import { stockFeeds } from '@/collections/stock-feeds'
import { stockImports } from '@/collections/stock-imports'
import { savedSearches } from '@/collections/saved-searches'
import { addDeclaredTypes } from '@/src/cms/declared-types'
import { withScheduledChanges } from '@/src/cms/documents/scheduled-change'
import { explainError } from '@/src/cms/documents/explain-errors'
import type { DeclaredCollection } from '@/src/cms/access/tenant-owned'
import { tenancyPlugin } from '@/src/cms/access/tenancy'
import { templates } from '@/collections/templates'
import { tenants } from '@/collections/tenants'
import { failedWorkEndpoint } from '@/src/cms/failed-work-endpoint'
import { users } from '@/collections/staff/users'
import { vehicles } from '@/collections/vehicles'
import { vehicleDocuments } from '@/collections/vehicles/vehicle-documents'
import { home } from '@/globals/home'
import { footer, header } from '@/globals/navigation'
import { siteSettings } from '@/globals/site-settings'
import { theme } from '@/globals/theme'
import { MAX_UPLOAD_BYTES } from '@/src/domain/net/body-limits'
import { formatFileSize } from '@/src/domain/text/file-size'
import { defaultTheme } from '@/src/domain/theme/palette'
import { buildThemeIcon } from '@/src/domain/theme/icon'
import { DELETE_FOR_GOOD, TRASH_NOTE, TRASH_NOTE_OF_SEVERAL } from '@/src/domain/panel/confirm-words'
import { NEWER_DRAFT_LABEL } from '@/src/domain/panel/status-label'
import { env } from '@/src/env'
import { guardPool } from '@/src/platform/postgres/connections'
import { log } from '@/src/platform/log'
import { pageCacheEntry } from '@/src/page-cache/process-entry'
import { refuseMail } from '@/src/cms/refuse-mail'
import { startScheduledPublishing } from '@/src/services/content/scheduled-publishing'
import { getPool } from '@/src/platform/postgres/payload-pool'

const origin = env.PUBLIC_URL

const ABOUT_TO_RESTORE =
  'The {{label}} gets back the content of the version on this page. The current content stays in the list of versions. What is restored to your site is seen by shoppers at once.'

const config = buildConfig({
  secret: env.PAYLOAD_SECRET,
  telemetry: false,
  logger: log,
  graphQL: { disable: true },
  defaultDepth: 0,
  maxDepth: 3,
  cors: [origin],
  csrf: [origin],
  cookiePrefix: 'forecourt',
  admin: {
    user: 'users',
    avatar: 'default',
    meta: { titleSuffix: ' · Forecourt', icons: [{ rel: 'icon', url: buildThemeIcon(defaultTheme, 'Forecourt') }] },
    dateFormat: 'd/MM/yyyy, h:mm aaa',
    components: {
      header: [
        '/src/admin/shell/skip-links#SkipLinks',
        '/src/admin/shell/site-bar#SiteBar',
        '/src/admin/dates/panel-clock#PanelClock',
        '/src/admin/versions/version-zone#VersionZone',
      ],
      providers: [
        '/src/admin/shell/latest-intersections#LatestIntersections',
        '/src/admin/shell/upload-limit#UploadLimit',
        '/src/admin/sign-in/session-guard#SessionGuard',
        '/src/admin/shell/form-answers#FormAnswers',
        '/src/admin/shell/name-controls#NameControls',
        '/src/admin/shell/safe-choice#SafeChoice',
      ],
      Nav: '/src/admin/shell/panel-nav#PanelNav',
      graphics: { Logo: '/src/admin/shell/brand-mark#Logo', Icon: '/src/admin/shell/brand-mark#Icon' },
      views: {
        dashboard: { Component: '/src/admin/dashboard/dashboard-view#DashboardView' },
        failedWork: {
          Component: '/src/admin/failed-work/failed-work-view#FailedWorkView',
          path: '/failed-work',
          exact: true,
          meta: { title: 'Failed work' },
        },
        importStock: {
          Component: '/src/admin/import-stock/import-stock-view#ImportStockView',
          path: '/import-stock',
          exact: true,
          meta: { title: 'Import stock' },
        },
        login: { Component: '/src/admin/sign-in/sign-in-view#SignInView', path: '/login' },
        invite: {
          Component: '/src/admin/staff/invitations/invite-view#InviteView',
          path: '/invite',
          exact: true,
          meta: { title: 'Invite staff' },
        },
        invitation: {
          Component: '/src/admin/staff/invitations/invitation-view#InvitationView',
          path: '/invitation',
          exact: true,
          meta: { title: 'Your invitation' },
        },
        changePrices: {
          Component: '/src/admin/price-changes/change-prices-view#ChangePricesView',
          path: '/change-prices',
          exact: true,
          meta: { title: 'Change prices' },
        },
        confirmEmail: {
          Component: '/src/admin/staff/confirm-email-view#ConfirmEmailView',
          path: '/confirm-email',
          exact: true,
          meta: { title: 'Confirm your email address' },
        },
        newTenant: {
          Component: '/src/admin/new-tenant/new-tenant-view#NewTenantView',
          path: '/new-dealer',
          exact: true,
          meta: { title: 'New dealer' },
        },
      },
    },
    importMap: { baseDir: path.resolve('.') },
    timezones: { supportedTimezones: australianTimeZones, defaultTimezone: 'Australia/Brisbane' },
  },
  // Payload's word begins with a capital in the middle of a sentence: "Search by name Or phone".
  i18n: {
    translations: {
      en: {
        general: {
          or: 'or',
          noLabel: 'No {{label}}',
          confirmDeletion: DELETE_FOR_GOOD,
          confirmRestoration: 'Restore from the trash?',
          aboutToDelete: 'You’re deleting the {{label}} <1>{{title}}</1>. You can’t undo this.',
          aboutToDeleteCount_one: 'You’re deleting {{count}} {{label}}. You can’t undo this.',
          aboutToDeleteCount_other: 'You’re deleting {{count}} {{label}}. You can’t undo this.',
          aboutToPermanentlyDelete: 'You’re deleting the {{label}} <1>{{title}}</1> for good. You can’t undo this.',
          aboutToPermanentlyDeleteTrash:
            'You’re deleting {{count}} {{label}} from the trash for good. You can’t undo this.',
          aboutToTrash: `You’re moving the {{label}} <1>{{title}}</1> to the trash. ${TRASH_NOTE}`,
          aboutToTrashCount_one: `You’re moving {{count}} {{label}} to the trash. ${TRASH_NOTE}`,
          aboutToTrashCount_other: `You’re moving {{count}} {{label}} to the trash. ${TRASH_NOTE_OF_SEVERAL}`,
          deletePermanently: 'Don’t use the trash: delete for good. You can’t undo this.',
          aboutToRestore: 'The {{label}} <1>{{title}}</1> comes back from the trash.',
          aboutToRestoreAsDraft:
            'The {{label}} <1>{{title}}</1> comes back as it was. If it was published, it’s on your site again at once. A draft stays a draft.',
          aboutToRestoreCount: '{{count}} {{label}} will come back from the trash.',
          aboutToRestoreAsDraftCount:
            '{{count}} {{label}} will come back as they were. What was published is on your site again at once. Drafts stay drafts.',
          titleTrashed: '{{label}} “{{title}}” is in the trash.',
          titleRestored: '{{label}} “{{title}}” is restored.',
          trashedCountSuccessfully: '{{count}} {{label}} moved to the trash.',
          restoredCountSuccessfully_one: '{{count}} {{label}} is back, as it was.',
          restoredCountSuccessfully_other: '{{count}} {{label}} are back, as they were.',
          documentIsTrashed: 'This {{label}} is in the trash. Restore it to change it.',
          noResults: 'No {{label}} found. None match the search and filters above, or the list is empty.',
          noTrashResults: 'The trash is empty, or nothing in it matches the search and filters above.',
          noResultsFound: 'Nothing here.',
          noResultsDescription: 'Nothing matches the search and filters above, or the list is empty.',
          documentModified: 'There is a newer version',
          documentOutOfDate:
            'This was saved after you opened it, by someone else or in another window. Reload it to see the newer version. To copy what you’ve typed first, keep your text.',
          reloadDocument: 'Reload without my text',
        },
        // Payload names the moment by the server's clock, in UTC; the page behind the question shows it.
        version: {
          aboutToRestore: ABOUT_TO_RESTORE,
          aboutToRestoreGlobal: ABOUT_TO_RESTORE,
          confirmUnpublish: 'Unpublish?',
          aboutToUnpublish: 'Shoppers no longer see it. It stays here as a draft.',
          aboutToUnpublishSelection: 'Shoppers no longer see the {{label}} you’ve selected. They stay here as drafts.',
          confirmPublish: 'Publish?',
          confirmVersionRestoration: 'Restore this version?',
          changed: NEWER_DRAFT_LABEL,
          // The words of the list of versions (src/domain/panel/version-list.ts).
          currentlyPublished: 'On your site now',
          previouslyPublished: 'Was on your site',
        },
      },
    },
  },
  endpoints: [failedWorkEndpoint, panelSearchEndpoint],
  collections: [
    vehicles,
    stockImports,
    stockFeeds,
    locations,
    specialHours,
    reviews,
    manufacturers,
    models,
    brochures,
    brands,
    brandDirectory,
    dealershipItems,
    home,
    pages,
    promoCards,
    offers,
    posts,
    postCategories,
    redirects,
    header,
    footer,
    media,
    savedSearches,
    leads,
    siteSettings,
    theme,
    audit,
    users,
    templates,
    tenants,
    // Compound indexes are numbered in this order, so new collections go last.
    shoppers,
    savedVehicles,
    leadRoutes,
    leadDeliveries,
    bookings,
    valuations,
    reservations,
    payments,
    purchases,
    prizeSpins,
    vehicleDocuments,
    priceChanges,
  ] satisfies DeclaredCollection[],
  // This queue is used only for scheduled publishing; `src/services/content/scheduled-publishing.ts` alone runs it.
  jobs: {
    access: { run: () => false, queue: () => false, cancel: () => false },
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { create: denyAll, read: denyAll, update: denyAll, delete: denyAll },
    }),
  },
  // File names are made safe, with their extension, where images are re-encoded (`collections/media.ts`).
  upload: {
    limits: { fileSize: MAX_UPLOAD_BYTES },
    abortOnLimit: true,
    responseOnLimit: `The largest file you can upload is ${formatFileSize(MAX_UPLOAD_BYTES)}.`,
  },
  editor: lexicalEditor(),
  email: refuseMail,
  db: postgresAdapter({
    idType: 'uuidv7',
    push: false,
    blocksAsJSON: true,
    migrationDir: path.resolve('migrations'),
    // Long enough to wait for one of the ten on a busy machine; the heartbeat detects a hanging Postgres sooner.
    pool: { connectionString: env.DATABASE_URL, max: 10, connectionTimeoutMillis: 6000, statement_timeout: 20_000 },
  }),
  onInit: (payload) => {
    const pool = getPool(payload)
    guardPool(pool, (line) => log.warn(line))
    // Only a server publishes on schedule, not a command or a test.
    if (pageCacheEntry.get()) startScheduledPublishing(payload)
  },
  typescript: { outputFile: path.resolve('src/payload-types.ts'), schema: [addDeclaredTypes] },
  hooks: { afterError: [explainError] },
  plugins: [panelPlugin, tenancyPlugin],
})

export default config
  .then(withQueryLimits)
  .then(withPreferenceLimits)
  .then(guardLocks)
  .then(withScheduledChanges)
  .then(withZonedTimestamps)
  .then(withTrashLists)
