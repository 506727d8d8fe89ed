import type { PanelRole } from './menu'
import type { AttentionKey } from './attention'

export type QuickAction = {
  readonly label: string
  readonly href: string
  readonly icon: AttentionKey | 'models' | 'hero'
}

const editorActions: readonly QuickAction[] = [
  { label: 'Set special hours for all locations', href: '/admin/collections/special-hours#holidays', icon: 'holidays' },
  { label: 'Add a promo card', href: '/admin/collections/promo-cards/create', icon: 'promos' },
  { label: 'Change the hero', href: '/admin/collections/home#section-hero', icon: 'hero' },
  { label: 'Add a model', href: '/admin/collections/models/create', icon: 'models' },
]

/** Lists shortcuts to the most frequent actions of these roles (ADM-03). */
export const listQuickActions = (roles: readonly PanelRole[]): readonly QuickAction[] => {
  if (roles.some((role) => ['platform-admin', 'tenant-admin', 'editor'].includes(role))) return editorActions
  return roles.includes('lead-handler')
    ? [{ label: 'Answer leads', href: '/admin/collections/leads', icon: 'leads' }]
    : []
}
