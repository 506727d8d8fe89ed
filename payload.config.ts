import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { audit } from '@/collections/audit'
import { brands } from '@/collections/brands'
import { brandDirectory } from '@/collections/brand-directory'
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
import { posts } from '@/collections/posts'
import { postCategories } from '@/collections/post-categories'
import { promoCards } from '@/collections/promo-cards'
import { redirects } from '@/collections/redirects'
import { denyAll } from '@/src/cms/access/access'
import { guardLocks } from '@/src/cms/access/guard-locks'
import { withPreferenceLimits } from '@/src/cms/access/limit-preferences'
import { withQueryLimits } from '@/src/cms/access/limit-queries'
import { panelTexts, withEditorTexts } from '@/src/cms/panel-texts'
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
import { footer } from '@/globals/footer'
import { header } from '@/globals/header'
import { siteSettings } from '@/globals/site-settings'
import { theme } from '@/globals/theme'
import { MAX_UPLOAD_BYTES } from '@/src/domain/net/body-limits'
import { formatFileSize } from '@/src/domain/text/file-size'
import { defaultTheme } from '@/src/domain/theme/palette'
import { buildThemeIcon } from '@/src/domain/theme/icon'
import { env } from '@/src/env'
import { guardPool } from '@/src/platform/postgres/connections'
import { log } from '@/src/platform/log'
import { pageCacheEntry } from '@/src/page-cache/process-entry'
import { refuseMail } from '@/src/cms/refuse-mail'
import { startScheduledPublishing } from '@/src/services/content/scheduled-publishing'
import { getPool } from '@/src/platform/postgres/payload-pool'

const origin = env.PUBLIC_URL

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
        forgot: { Component: '/src/admin/sign-in/new-password/forgot-view#ForgotView', path: '/forgot' },
        newPassword: {
          Component: '/src/admin/sign-in/new-password/new-password-view#NewPasswordView',
          path: '/new-password',
          exact: true,
          meta: { title: 'Choose a new password' },
        },
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
  i18n: { translations: { en: panelTexts } },
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
  .then(withEditorTexts)
  .then(withZonedTimestamps)
  .then(withTrashLists)
