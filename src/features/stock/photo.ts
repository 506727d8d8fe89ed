import type { CardRecord } from '@/src/domain/stock/card'

const widths = [320, 480, 640, 960]

/** The picture of a card in the widths a card can have; a drawn one where there is no photo. */
export const cardPhoto = (record: CardRecord, quality: string) => {
  const source = record.image_url ?? '/images/cars/placeholder/car.webp'
  const at = (width: number): string => {
    const joiner = source.includes('?') ? '&' : '?'
    return `${source}${joiner}w=${width}&q=${quality}`
  }
  return {
    src: at(640),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: '(width >= 80rem) 20rem, (width >= 40rem) 45vw, 94vw',
  }
}
