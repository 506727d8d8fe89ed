import type { MenuGroup, MenuItem } from '@/src/domain/navigation/menu'
import type { Footer, Header, Media } from '@/src/payload-types'

/** Returns the address of an uploaded image under the image route. */
export const mediaUrl = (media: string | Pick<Media, 'filename'> | null | undefined): string | undefined =>
  typeof media === 'object' && media?.filename
    ? `/images/media/uploads/${encodeURIComponent(media.filename)}`
    : undefined

type DescribedImage = {
  readonly alt?: string | null | undefined
  readonly image?: string | Pick<Media, 'alt'> | null | undefined
}

/** Returns the text for people who can't see an image: the one given where it is used, else the image's own (ADM-05). */
export const altOf = ({ alt, image }: DescribedImage): string =>
  alt?.trim() || (typeof image === 'object' && image !== null ? image.alt : '')

export const toMenu = (header: Header | null): readonly MenuItem[] =>
  (header?.items ?? []).map((item) => ({
    label: item.label,
    ...(item.href ? { href: item.href } : {}),
    ...(item.dynamic ? { dynamic: item.dynamic } : {}),
    ...(item.children && item.children.length > 0
      ? {
          children: item.children.map(({ label, href, note }) => ({ label, href, ...(note ? { note } : {}) })),
        }
      : {}),
  }))

export const toFooter = (footer: Footer | null): readonly MenuGroup[] =>
  (footer?.groups ?? []).map((group) => ({
    title: group.title,
    ...(group.dynamic ? { dynamic: group.dynamic } : {}),
    links: (group.links ?? []).map(({ label, href }) => ({ label, href })),
  }))
