import type { CollectionConfig, Plugin } from 'payload'
import { worded } from './field-words'
import { entriesFor, panelEntries, type PanelRole } from '@/src/domain/panel/navigation'
import { staffOf } from './roles'

/** What somebody signed in is in the panel: one or more roles; none for anybody else. */
export const panelRolesOf = (user: unknown): readonly PanelRole[] => {
  const staff = staffOf({ user } as Parameters<typeof staffOf>[0])
  if (staff === null) return []
  return staff.platformAdmin ? ['platform-admin'] : [...new Set(staff.memberships.map(({ role }) => role))]
}

const sees = (user: unknown, slug: string): boolean =>
  entriesFor(panelRolesOf(user)).some((entry) => entry.slug === slug)

/** The part of every document's form that lets a refused save be tried again. */
const retrySaveBar = '/src/admin/shell/retry-save-bar#RetrySaveBar'

const withRetrySaveBar = (collection: CollectionConfig): CollectionConfig => {
  const { components } = collection.admin ?? {}
  const { edit } = components ?? {}
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), retrySaveBar]
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, edit: { ...edit, beforeDocumentControls } } },
  }
}

const placed = (given: CollectionConfig): CollectionConfig => {
  const collection = withRetrySaveBar({ ...given, fields: worded(given.fields) })
  const entry = panelEntries.find(({ slug }) => slug === collection.slug)
  if (entry === undefined) return collection
  return {
    ...collection,
    // What is hidden has no list, document or create page either. A view, never a boundary: access is that.
    admin: { ...collection.admin, group: entry.group, hidden: ({ user }) => !sees(user, collection.slug) },
  }
}

/** Puts each collection where the panel’s menu says, for the roles it says, and its fields in words (ADM-01). */
export const panel: Plugin = (config) => ({ ...config, collections: (config.collections ?? []).map(placed) })
