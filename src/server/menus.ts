import type { HomeContent, MenuGroup, MenuItem } from '@/src/domain/tenancy/site'
import type { Footer, Header, Home, Media } from '@/src/payload-types'

/** Address of an uploaded picture under the image route. */
export const mediaUrl = (media: string | Media | null | undefined): string | undefined =>
  typeof media === 'object' && media?.filename
    ? `/images/media/uploads/${encodeURIComponent(media.filename)}`
    : undefined

export const menuOf = (header: Header | null): readonly MenuItem[] =>
  (header?.items ?? []).map((item) => ({
    label: item.label,
    ...(item.href ? { href: item.href } : {}),
    ...(item.children && item.children.length > 0
      ? {
          children: item.children.map(({ label, href, note }) => ({ label, href, ...(note ? { note } : {}) })),
        }
      : {}),
  }))

export const footerOf = (footer: Footer | null): readonly MenuGroup[] =>
  (footer?.groups ?? []).map((group) => ({
    title: group.title,
    links: (group.links ?? []).map(({ label, href }) => ({ label, href })),
  }))

/** A tenant without a home document still has a home page: its name and its stock. */
export const homeOf = (home: Home | null, name: string): HomeContent => {
  const image = mediaUrl(home?.hero.image) ?? home?.hero.image_url ?? undefined
  return {
    hero: {
      title: home?.hero.title ?? name,
      ...(home?.hero.text ? { text: home.hero.text } : {}),
      ...(image ? { image_url: image } : {}),
    },
    tiles: (home?.tiles ?? []).map(({ label, href, body, make }) => ({
      label,
      href,
      ...(body ? { body } : {}),
      ...(make ? { make } : {}),
    })),
    ...(home?.about?.title && home.about.text ? { about: { title: home.about.title, text: home.about.text } } : {}),
  }
}
