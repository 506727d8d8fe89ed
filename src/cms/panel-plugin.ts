import type { CollectionConfig, CollectionSlug, Plugin } from 'payload'
import { withFieldLabels } from './fields/field-labels'
import { readTypedNumbers } from './fields/number-input'
import { declarationOf } from '@/src/domain/collections/declaration'
import type { PanelRole } from '@/src/domain/panel/menu'
import { staffOf } from './access/roles'
import { sitePageColumn } from './fields/list-columns'
import { withWaysBack } from './trash-column'
import { readDayFilters } from './documents/day-filters'
import { withLinkedFrom } from './documents/linked-from'
import { withPreviewLink } from './preview-link-endpoint'
import { sitePageEndpoint } from './site-page-endpoint'

const VERSION_LIST = '/src/admin/versions/version-list-view#VersionListView'

/** Returns the roles of a signed-in user in the panel; empty for anyone else. */
export const panelRolesOf = (user: unknown): readonly PanelRole[] => {
  const staff = staffOf({ user } as Parameters<typeof staffOf>[0])
  if (staff === null) return []
  return staff.platformAdmin ? ['platform-admin'] : [...new Set(staff.memberships.map(({ role }) => role))]
}

/**
 * Parts that every document's form has: they help after a refused save, send changes that the form would forget, keep
 * what is typed during a first save or not saved before an action, keep the focus, and go to the field that the search
 * found.
 */
const formParts = [
  '/src/admin/shell/keep-save-enabled#KeepSaveEnabled',
  '/src/admin/shell/refused-save#RefusedSave',
  '/src/admin/shell/stale-choice#StaleChoice',
  '/src/admin/shell/missed-changes#ResendMissedChanges',
  '/src/admin/shell/typed/keep-typed#KeepTyped',
  '/src/admin/shell/typed/keep-unsaved#KeepUnsaved',
  '/src/admin/shell/typed/focus-after-save#FocusAfterSave',
  '/src/admin/shell/go-to-anchor#GoToAnchor',
  '/src/admin/sign-in/session-check#SessionCheck',
]

const DOCUMENT_NAME = '/src/admin/shell/document-name#DocumentName'

const withFormParts = (collection: CollectionConfig): CollectionConfig => {
  const { components } = collection.admin ?? {}
  const { edit } = components ?? {}
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...formParts]
  return {
    ...collection,
    // The form's tab with addresses of the interface is for developers, who have the documentation.
    admin: {
      hideAPIURL: true,
      ...collection.admin,
      components: { Description: DOCUMENT_NAME, ...components, edit: { ...edit, beforeDocumentControls } },
    },
  }
}

/** Adds the link to the shoppers' page of a document to its form and its list, and the endpoint that it opens. */
const withSitePage = (collection: CollectionConfig): CollectionConfig => {
  const { page } = declarationOf(collection) ?? {}
  if (page === undefined) return collection
  const { components, defaultColumns = [] } = collection.admin ?? {}
  const { edit } = components ?? {}
  const beforeDocumentControls = [
    ...(edit?.beforeDocumentControls ?? []),
    '/src/admin/shell/site-page-link#SitePageLink',
  ]
  const { length } = defaultColumns
  return {
    ...collection,
    fields: [...collection.fields, sitePageColumn],
    endpoints: [...(collection.endpoints || []), sitePageEndpoint(collection.slug as CollectionSlug, page)],
    admin: {
      ...collection.admin,
      // After the title and the picture, so that a phone shows it too.
      ...(length > 0 && { defaultColumns: defaultColumns.toSpliced(2, 0, sitePageColumn.name) }),
      components: { ...components, edit: { ...edit, beforeDocumentControls } },
    },
  }
}

/** Drafts that may be scheduled have our form for it, with Australian dates by the dealer's clocks (CNT-01). */
const withSchedule = (collection: CollectionConfig): CollectionConfig => {
  const { versions, slug, admin } = collection
  const drafts = typeof versions === 'object' ? versions.drafts : undefined
  if (typeof drafts !== 'object' || !drafts.schedulePublish) return collection
  const PublishButton = {
    path: '/src/admin/schedule/publish-button#PublishButton',
    serverProps: { collection: slug, page: declarationOf(collection)?.page },
  }
  const { components } = admin ?? {}
  return {
    ...collection,
    admin: { ...admin, components: { ...components, edit: { ...components?.edit, PublishButton } } },
  }
}

/** Drafts are saved while the form stays open for typing. */
const withDraftButton = (collection: CollectionConfig): CollectionConfig => {
  const { versions, admin } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  const { components } = admin ?? {}
  const edit = { ...components?.edit, SaveDraftButton: '/src/admin/shell/typed/save-draft-button#SaveDraftButton' }
  return { ...collection, admin: { ...admin, components: { ...components, edit } } }
}

/** The versions of a document are listed with their author and state, and by the dealer's clocks. */
const withVersionList = (collection: CollectionConfig): CollectionConfig => {
  const { versions, admin } = collection
  if (!versions) return collection
  const { components } = admin ?? {}
  const edit = { ...components?.views?.edit, versions: { Component: VERSION_LIST } }
  const views = { ...components?.views, edit } as NonNullable<NonNullable<typeof components>['views']>
  return { ...collection, admin: { ...admin, components: { ...components, views } } }
}

/** Reads what staff type: numbers in forms, and days in the filters of lists. */
const withTypedValues = (collection: CollectionConfig): CollectionConfig => {
  const { hooks, fields } = collection
  const beforeOperation = [readTypedNumbers(fields), readDayFilters, ...(hooks?.beforeOperation ?? [])]
  return { ...collection, hooks: { ...hooks, beforeOperation } }
}

const withPanelEntry = (source: CollectionConfig): CollectionConfig => {
  const collection = withTypedValues(
    withVersionList(
      withDraftButton(
        withSchedule(
          withFormParts(
            withLinkedFrom(withWaysBack(withSitePage({ ...source, fields: withFieldLabels(source.fields) }))),
          ),
        ),
      ),
    ),
  )
  const { menu = [] } = declarationOf(collection) ?? {}
  const [menuEntry] = menu
  if (menuEntry === undefined) return collection
  const roles = new Set(menu.flatMap((one) => one.roles))
  const isHidden = ({ user }: { readonly user: unknown }): boolean => !panelRolesOf(user).some((one) => roles.has(one))
  // Hidden collections have no list, document or create page either. This is a view; access control is the boundary.
  return { ...collection, admin: { ...collection.admin, group: menuEntry.group, hidden: isHidden } }
}

/**
 * Adds the menu group and the readable labels to each collection, and hides it from roles that do not use it (ADM-01).
 */
export const panelPlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((one) => withPanelEntry(withPreviewLink(one))),
})
