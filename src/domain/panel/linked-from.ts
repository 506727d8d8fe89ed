import { joinWithAnd } from '@/src/domain/text/format-text'

const MAX_PLACES = 4

/** `Header and Page “About us” link to this page. Shoppers won’t see these links any more.` Empty without a link. */
export const formatLinkedFrom = (places: readonly string[], noun: string): string => {
  if (places.length === 0) return ''
  const more = places.length - MAX_PLACES
  const list = joinWithAnd([...places.slice(0, MAX_PLACES), ...(more > 0 ? [`${String(more)} more`] : [])])
  const [verb, links] = places.length === 1 ? ['links', 'this link'] : ['link', 'these links']
  return `${list} ${verb} to ${noun}. Shoppers won’t see ${links} any more.`
}
