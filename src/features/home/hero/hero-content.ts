import type { ReactNode } from 'react'
import { isRenderedImage } from '@/src/domain/images/rendered-images'
import type { HeroBackdrop } from '@/src/domain/content/hero-layouts'
import type { ModelRecord } from '@/src/domain/catalogue/records'
import type { PricePoster } from '@/src/domain/content/price-posters'
import type { Site } from '@/src/domain/tenancy/site'
import type { Slide } from '../slides'

export type HeroContent = {
  readonly title: string
  readonly text?: string
  readonly image_url?: string
  readonly backdrop?: HeroBackdrop
  readonly slides: readonly Slide[]
}

/** True if the image is a studio image, which is transparent: the dealer's choice, or the default. */
export const hasStudioImage = ({ image_url }: HeroContent): boolean =>
  image_url === undefined || isRenderedImage(image_url)

/** A body type with the number of vehicles in stock. */
export type BodyCount = { readonly body: string; readonly count: number }

/** Content of one layout beside title, text and search box; empty where the chosen layout does not use it. */
export type HeroExtras = {
  readonly posters: readonly PricePoster[]
  /** The dealer's locations, rendered. */
  readonly places: ReactNode
  readonly models: readonly ModelRecord[]
}

export type HeroProps = {
  site: Site
  hero: HeroContent
  total: number
  bodies: readonly BodyCount[]
  extras: HeroExtras
  /** The hero opens the page: its title is the page's `h1` and its image loads with priority. */
  first: boolean
  /** Id of the search box. */
  id: string
}
