import { mostListed, type ListedModel } from '@/src/domain/navigation/model-menu'
import type { HomeContent, MenuGroup, MenuItem } from '@/src/domain/tenancy/site'
import type { Footer, Header, Home, Media } from '@/src/payload-types'

/** Address of an uploaded picture under the image route. */
export const mediaUrl = (media: string | Media | null | undefined): string | undefined =>
  typeof media === 'object' && media?.filename
    ? `/images/media/uploads/${encodeURIComponent(media.filename)}`
    : undefined

type MenuChildren = NonNullable<MenuItem['children']>
type HeaderItem = NonNullable<Header['items']>[number]

const ownChildren = ({ children }: HeaderItem): MenuChildren =>
  (children ?? []).map(({ label, href, note }) => ({ label, href, ...(note ? { note } : {}) }))

/** What an item lists by itself (CNT-02), before what staff wrote under it. */
const listed = ({ list }: HeaderItem, models: readonly ListedModel[]): MenuChildren =>
  list === 'models'
    ? models.slice(0, mostListed).map(({ name, slug, body }) => ({
        label: name,
        href: `/models/${slug}`,
        ...(body === '' ? {} : { note: body }),
      }))
    : []

/** A menu with what its dynamic items list; an item that would lead nowhere is left out. */
export const menuOf = (header: Header | null, models: readonly ListedModel[]): readonly MenuItem[] =>
  (header?.items ?? []).flatMap((item) => {
    const children = [...listed(item, models), ...ownChildren(item)]
    const href = item.href ?? (item.list === 'models' && children.length > 0 ? '/models' : undefined)
    if (!href && children.length === 0) return []
    return [{ label: item.label, ...(href ? { href } : {}), ...(children.length > 0 ? { children } : {}) }]
  })

export const footerOf = (footer: Footer | null): readonly MenuGroup[] =>
  (footer?.groups ?? []).map((group) => ({
    title: group.title,
    links: (group.links ?? []).map(({ label, href }) => ({ label, href })),
  }))

const tilesOf = (tiles: Home['tiles']): HomeContent['tiles'] =>
  (tiles ?? []).map(({ label, href, body, make }) => ({
    label,
    href,
    ...(body ? { body } : {}),
    ...(make ? { make } : {}),
  }))

const heroOf = (hero: Home['hero'] | undefined, name: string): HomeContent['hero'] => {
  const image = mediaUrl(hero?.image) ?? hero?.image_url
  return {
    title: hero?.title ?? name,
    ...(hero?.text ? { text: hero.text } : {}),
    ...(image ? { image_url: image } : {}),
  }
}

const aboutOf = (about: Home['about']): Pick<HomeContent, 'about'> =>
  about?.title && about.text ? { about: { title: about.title, text: about.text } } : {}

/** A tenant without a home document still has a home page: its name and its stock. */
export const homeOf = (home: Home | null, name: string): HomeContent => ({
  hero: heroOf(home?.hero, name),
  tiles: tilesOf(home?.tiles),
  ...aboutOf(home?.about),
})
