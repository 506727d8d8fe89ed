import { About, AboutStatement } from '@/src/features/home/about'
import type { BlockView } from '../view'

export const aboutView: BlockView<'about'> = ({ title, text, layout }, { id }) => {
  if (!title || !text) return null
  const Section = layout === 'statement' ? AboutStatement : About
  return <Section about={{ title, text }} id={id('about')} />
}
