import { fixedPart, siteRouteList, toRoutePattern } from '@/src/domain/routes/site-routes'
import { toFolderPattern, fixedFolders } from '@/src/domain/routes/fixed-folders'
import { requestSite, siteUrl } from './site'

/** Follows every link of a dealer's site over HTTP, as a search engine would, and finds those that lead nowhere. */

/** Requests that run at the same time: enough to keep the site busy, and few enough for the tests beside it. */
const CONCURRENCY = 4
const MAX_REDIRECTS = 5
/** Pages of stock repeat the same links; a few of each kind are enough. Pages that staff make are all opened. */
const MAX_PAGES_OF_A_KIND = 4
const REPEATED_PAGES = new Set(['/cars', '/search', '/used-car', '/print', '/delivery', '/parts/search'])

const unfollowed = toFolderPattern([
  ...fixedFolders.assets,
  ...fixedFolders.images,
  ...fixedFolders.endpoints,
  ...fixedFolders.platform,
])

type Link = { readonly from: string; readonly to: string }
type OpenedPage = { readonly problem?: string; readonly html: string; readonly ids: ReadonlySet<string> }

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

const readAttribute = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? []
  return value === undefined ? undefined : decode(value)
}

const LINK_PATTERN = /<(?:a|area)\s[^>]*>|<link\s[^>]*\brel="(?:canonical|alternate|next|prev)"[^>]*>/g
const FORM_PATTERN = /<form\s[^>]*>.*?<\/form>/gs

/** The address that a form leads to without input: its action with its hidden fields. Posted forms lead to endpoints. */
const toFormAddress = (form: string): readonly string[] => {
  const [tag = ''] = /^<form\s[^>]*>/.exec(form) ?? []
  const action = readAttribute(tag, 'action')
  if (action === undefined || /\smethod="post"/i.test(tag)) return []
  const hidden = [...form.matchAll(/<input\s[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    readAttribute(input, 'name') ?? '',
    readAttribute(input, 'value') ?? '',
  ])
  return [hidden.length > 0 ? `${action.split('?', 1)[0] ?? ''}?${String(new URLSearchParams(hidden))}` : action]
}

/** The addresses that links and forms of a page lead to. */
const listAddresses = (html: string): readonly string[] => [
  ...[...html.matchAll(LINK_PATTERN)].flatMap(([tag]) => readAttribute(tag, 'href') ?? []),
  ...[...html.matchAll(FORM_PATTERN)].flatMap(([form]) => toFormAddress(form)),
]

const withoutScripts = (body: string): string => body.replaceAll(/<script\b.*?<\/script>|<!--.*?-->/gs, '')

const routes = siteRouteList
  .filter(({ path }) => path !== '/[...path]')
  .map(({ path }) => ({ path, pattern: toRoutePattern([path.replace('/[[...path]]', '(?:/[^]*)?')]) }))

/** Addresses of one kind come from the same page of the application, with as many parts and the same parameters. */
const toKind = ({ pathname, searchParams }: URL): string => {
  const route = routes.find(({ pattern }) => pattern.test(pathname))?.path
  const names = [...new Set([...searchParams.keys()].map((name) => name.replaceAll(/\[.*?\]/g, '')))].toSorted()
  const isRepeated = route !== undefined && REPEATED_PAGES.has(fixedPart(route))
  const path = isRepeated ? `${route} ${pathname.split('/').length}` : names.length > 0 ? (route ?? pathname) : pathname
  return `${path}?${names.join('&')}`
}

const open = async (slug: string, target: string, hops = 0): Promise<OpenedPage> => {
  const none = { html: '', ids: new Set<string>() }
  const { status, headers, body } = await requestSite(slug, target)
  if (status >= 300 && status < 400) {
    const to = new URL(headers.location ?? '', siteUrl(slug) + target)
    if (to.origin !== siteUrl(slug)) return none
    return hops < MAX_REDIRECTS ? open(slug, to.pathname + to.search, hops + 1) : { ...none, problem: 'redirects' }
  }
  if (status !== 200) return { ...none, problem: String(status) }
  if (headers['content-type']?.startsWith('text/html') !== true) return none
  const html = withoutScripts(body)
  return { html, ids: new Set([...html.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = '']) => decode(id))) }
}

const readSitemapLinks = async (slug: string): Promise<readonly Link[]> => {
  const list = async (file: string): Promise<readonly string[]> =>
    [...(await requestSite(slug, file)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => decode(loc))
  const files = (await list('/sitemap.xml')).map((file) => file.slice(siteUrl(slug).length))
  const entries = await Promise.all(files.map(async (from) => (await list(from)).map((to) => ({ from, to }))))
  return entries.flat()
}

/**
 * Opens a dealer's site from its home page and its sitemap until all links have been followed. Returns each link that
 * does not lead to a page or to a part of one as `page → link (reason)`, and how many pages were opened.
 */
export const crawlLinks = async (slug: string) => {
  const origin = siteUrl(slug)
  const pages = new Map<string, Promise<OpenedPage>>()
  const opened = new Map<string, number>()
  const queue: Link[] = [{ from: '(start)', to: `${origin}/` }, ...(await readSitemapLinks(slug))]
  const checked = new Set<string>()
  const dead: string[] = []

  const openOnce = (url: URL): Promise<OpenedPage> | undefined => {
    const target = url.pathname + url.search
    const known = pages.get(target)
    if (known !== undefined) return known
    const kind = toKind(url)
    const count = opened.get(kind) ?? 0
    if (count >= MAX_PAGES_OF_A_KIND) return undefined
    opened.set(kind, count + 1)
    const page = open(slug, target).then((found) => {
      for (const to of listAddresses(found.html)) queue.push({ from: target, to })
      return found
    })
    pages.set(target, page)
    return page
  }

  const check = async ({ from, to }: Link): Promise<void> => {
    const base = origin + (from.startsWith('/') ? from : '/')
    if (/^(?:tel|mailto|sms|data|blob):/.test(to)) return
    if (!URL.canParse(to, base)) return void dead.push(`${from} → ${to} (malformed)`)
    const url = new URL(to, base)
    if (url.origin !== origin || unfollowed.test(url.pathname) || checked.has(url.href)) return
    checked.add(url.href)
    const page = await openOnce(url)
    if (page === undefined) return
    if (page.problem !== undefined) dead.push(`${from} → ${to} (${page.problem})`)
    else if (url.hash.length > 1 && page.html !== '' && !page.ids.has(decodeURIComponent(url.hash.slice(1))))
      dead.push(`${from} → ${to} (no such part)`)
  }

  const work = async (): Promise<void> => {
    for (let link = queue.shift(); link !== undefined; link = queue.shift()) await check(link)
  }
  // A worker stops when the queue is empty, although another may still add to it.
  while (queue.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { dead: dead.toSorted(), pages: pages.size }
}
