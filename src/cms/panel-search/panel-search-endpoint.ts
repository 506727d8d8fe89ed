import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { findAsReader } from '@/src/cms/access/find-as-reader'
import { declarationOf } from '@/src/domain/collections/declaration'
import { listPanelEntries } from '@/src/domain/panel/navigation'
import type { PanelRole } from '@/src/domain/panel/menu'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import {
  describeDocument,
  searchKinds,
  type FoundDocument,
  type SearchKind,
} from '@/src/domain/panel/search/search-kinds'
import { findPanelPages, rankPage } from '@/src/domain/panel/search/search-pages'
import {
  arrangeGroups,
  type FoundGroup,
  type PanelSearchAnswer,
  type PanelSearchResult,
} from '@/src/domain/panel/search/search-results'
import { findSettingFields, findSwitches, type FoundSetting } from '@/src/domain/panel/search/search-settings'
import { NO_RANK, parseSearchText, type SearchText } from '@/src/domain/panel/search/search-text'
import { findActiveStaff } from '../access/active-staff'
import { readChosenTenantId } from '../access/chosen-tenant'
import { errorResponse, jsonResponse } from '../endpoints'
import { panelRolesOf } from '../panel-plugin'
import { findDocuments } from './find-documents'
import { listSettingFields } from './list-setting-fields'

type Search = {
  readonly req: PayloadRequest
  readonly text: SearchText
  readonly tenant: string | undefined
  readonly roles: readonly PanelRole[]
  /** The collections of the reader's menu, with their labels there. */
  readonly menu: ReadonlyMap<string, string>
}

const listHref = (slug: string): string => `/admin/collections/${slug}`

/** Settings are read for these only, because each form is looked up. */
const MAX_SETTINGS = 5

const dealerOf = ({ tenant }: FoundDocument): string | undefined =>
  typeof tenant === 'object' && tenant !== null && 'name' in tenant ? String(tenant.name) : undefined

const findOfKind = async (search: Search, kind: SearchKind): Promise<FoundGroup> => {
  const { collection } = kind
  const found = await findDocuments(search, kind, search.text)
  const results = found.map(({ document }): PanelSearchResult => {
    const dealer = search.tenant === undefined ? dealerOf(document) : undefined
    return {
      key: document.id,
      ...describeDocument(kind, document),
      href: `${listHref(collection)}/${document.id}`,
      ...(dealer !== undefined && { dealer }),
    }
  })
  return {
    key: collection,
    label: search.menu.get(collection) ?? collection,
    results,
    rank: found[0]?.rank ?? NO_RANK,
    list: `${listHref(collection)}?search=${encodeURIComponent(search.text.text)}`,
  }
}

/** The form of the chosen dealer; its list while no dealer is chosen, or before the form was saved for the first time. */
const findForm = async ({ req, tenant }: Search, slug: string): Promise<string> => {
  if (tenant === undefined) return listHref(slug)
  const [form] = await findAsReader<{ readonly id: string }>(req, {
    collection: slug as CollectionSlug,
    where: { tenant: { equals: tenant } },
    select: {},
    limit: 1,
  })
  return form === undefined ? listHref(slug) : `${listHref(slug)}/${form.id}`
}

const findSettings = async (search: Search): Promise<FoundGroup> => {
  const { req, menu, text } = search
  const forms = req.payload.config.collections.filter((one) => declarationOf(one)?.single && menu.has(one.slug))
  const found: readonly FoundSetting[] = [
    ...findSettingFields(forms.flatMap(listSettingFields), text),
    ...(menu.has('site-settings') ? findSwitches(text) : []),
  ].toSorted((one, other) => one.rank - other.rank)
  const shown = found.slice(0, MAX_SETTINGS)
  const slugs = [...new Set(shown.map(({ collection }) => collection))]
  const hrefs = new Map(await Promise.all(slugs.map(async (slug) => [slug, await findForm(search, slug)] as const)))
  const results = shown.map(({ title, detail, collection, anchor }): PanelSearchResult => {
    const href = `${hrefs.get(collection) ?? listHref(collection)}#${anchor}`
    return { key: `${collection}-${anchor}`, title, detail, href }
  })
  return { key: 'settings', label: 'Settings', results, rank: shown[0]?.rank ?? NO_RANK }
}

const findPages = ({ req, menu, roles, text }: Search): FoundGroup => {
  const lists = [...menu].map(([slug, label]) => {
    const description = req.payload.config.collections.find((one) => one.slug === slug)?.admin.description
    return { label, help: typeof description === 'string' ? description : '', href: listHref(slug) }
  })
  const found = findPanelPages(lists, roles, text)
  const [best] = found
  return {
    key: 'pages-of-panel',
    label: 'Go to',
    results: found.map(({ label, help, href }) => ({ key: href, title: label, detail: help, href })),
    rank: best === undefined ? NO_RANK : rankPage(best, text),
  }
}

/** One collection after the other: staff type quickly, and the pool has ten connections. */
const findAll = async (search: Search): Promise<PanelSearchAnswer> => {
  const groups: FoundGroup[] = [findPages(search)]
  for (const kind of searchKinds) if (search.menu.has(kind.collection)) groups.push(await findOfKind(search, kind))
  return { groups: arrangeGroups([...groups, await findSettings(search)]) }
}

/**
 * `GET /api/panel-search?text=`: what staff may see of the chosen dealer, or of all their dealers, that has each word:
 * pages of the panel, documents and settings (ADM-07). Collections that are not in the reader's menu are left out, and
 * each query runs with the reader's access.
 */
export const panelSearchEndpoint: Endpoint = {
  path: '/panel-search',
  method: 'get',
  handler: async (req) => {
    const staff = await findActiveStaff(req)
    if (staff === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const text = parseSearchText(req.query['text'])
    if (text === null) return jsonResponse(200, { groups: [] } satisfies PanelSearchAnswer)
    const roles = panelRolesOf(req.user)
    const entries = listPanelEntries(req.payload.config.collections, roles)
    const labels = entries.map(({ slug, label }) => {
      const { plural } = req.payload.collections[slug as CollectionSlug].config.labels
      return [slug, label ?? String(plural)] as const
    })
    const tenant = readChosenTenantId(req, staff)
    return jsonResponse(200, await findAll({ req, text, tenant, roles, menu: new Map(labels) }))
  },
}
