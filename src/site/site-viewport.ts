import type { Viewport } from 'next'
import { siteById } from '@/src/server/site/site'

type Props = { readonly params: Promise<{ readonly tenant: string }> }

/** Viewport of every page of a dealer's site, previews included; browsers colour their own bars with its theme. */
export const generateViewport = async ({ params }: Props): Promise<Viewport> => {
  const site = await siteById((await params).tenant)
  return { width: 'device-width', initialScale: 1, viewportFit: 'cover', themeColor: site?.theme.surface ?? '#ffffff' }
}
